/**
 * Does work after the next frame is drawn, when the page is laid out and asking where things stand costs nothing; within
 * the change itself it would lay out the page once more.
 * @returns gives it up
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
