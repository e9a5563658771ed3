/** Takes the room that is left in a row: what stands behind it goes to the end. */
export function Spacer() {
  return <div className="adit-spacer" />;
}
