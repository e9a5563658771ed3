import type { FormSession } from '../contract/form-session.ts';
import { batch, type FormilyField, reaction } from '../contract/formily.ts';
import type { FormChanges } from './form-changes.ts';
import type { FormCore } from './form-core.ts';
import { type FormJudgement, judgedCode } from './form-judgement.ts';
import {
  differences,
  emptied,
  givenBy,
  isIdle,
  type LiveField,
  nothing,
  sameProps,
  standingOf,
  strictest,
} from './live-state.ts';

/** The Formily fields that have come into being: each says what the document says of it, and what is set on it is heard. */
export interface LiveFields extends Pick<FormSession, 'describe' | 'release'> {
  /** Takes up a field that Formily has made. */
  bind(field: FormilyField): void;
  /** Brings a field and its Formily field in step, both ways. */
  sync(name: string): void;
  /** The field is as nobody has touched it. */
  renew(name: string): void;
}

export function createLiveFields(core: FormCore, judgement: FormJudgement, changes: FormChanges): LiveFields {
  const { compiled, form, signals, outside } = core;
  const fields = new Map<string, LiveField>();

  /** What has been set since: of its state, of its words alone, or nothing. */
  const hear = (live: LiveField): 'state' | 'words' | null => {
    const { field, one } = live;
    const { name } = one.field;
    const set = differences(standingOf(field), live.stood);
    const errors = field.queryFeedbacks({ type: 'error' }).filter(({ code }) => code !== judgedCode);
    const problem = judgement.problems.get(name);
    judgement.tell(name, errors.flatMap(({ messages = [] }) => messages.map(String)).join('\n'));
    live.set = { ...live.set, ...set };
    live.stood = { ...live.stood, ...set };
    const given = givenBy(live);
    const before = outside.get(name)?.given;
    outside.set(name, {
      display: live.set.display,
      pattern: live.set.pattern,
      isRequired: live.set.required === true,
      given,
    });
    if (Object.keys(set).length > 0) return 'state';
    return !sameProps(before?.props, given?.props) || judgement.problems.get(name) !== problem ? 'words' : null;
  };

  /** What follows from it in the form. */
  const heed = ({ field, one }: LiveField, heard: 'state' | 'words') => {
    const { name } = one.field;
    if (heard === 'state') {
      changes.change(() => {
        if (core.settleShown(one)) changes.mark(name, 'all');
      });
      // Formily has taken the value away before we were asked; it is kept in one place.
      if (core.isHidden(name) && field.caches.value !== undefined) core.write(name, field.caches.value);
      if (core.isHidden(name)) field.caches.value = undefined;
      if (judgement.isRuled(name)) judgement.judge(name);
    }
    signals.notify(name);
    judgement.announce(true);
  };

  /** The field says what is true now, of the document and of what was set. */
  const say = (live: LiveField) => {
    const { field, one, set, described } = live;
    const { name, hidden, props } = one.field;
    const isDisabled = props.disabled === true || one.enabled?.holds(core.read) === false;
    const display = core.isHidden(name) ? 'none' : hidden ? 'hidden' : (set.display ?? form.display);
    const pattern = strictest(
      isDisabled ? 'disabled' : props.readonly === true ? 'readOnly' : undefined,
      set.pattern ?? form.pattern,
    );
    const required = core.isRequired(one);
    const title = set.title ?? described.title;
    const dataSource = set.dataSource ?? described.dataSource;
    changes.quietly(() =>
      batch(() => {
        if (field.display !== display) field.setDisplay(display);
        if (field.pattern !== pattern) field.setPattern(pattern);
        if (field.required !== required) field.setRequired(required);
        if (field.title !== title) field.setTitle(title);
        if (dataSource && field.dataSource !== dataSource) field.setDataSource(dataSource);
        live.stood = standingOf(field);
      }),
    );
    judgement.feedback(name);
  };

  const step = (live: LiveField) => {
    const heard = hear(live);
    if (heard) heed(live, heard);
    say(live);
  };
  const sync = (name: string) => {
    const live = fields.get(name);
    if (live) step(live);
  };

  // Of the whole form: fields that do not live are shown by it as well.
  form.disposers.push(
    reaction(
      () => [form.display, form.pattern],
      () => {
        changes.change(() => {
          for (const one of compiled.fields) if (core.settleShown(one)) changes.mark(one.field.name, 'all');
        });
        for (const { field } of compiled.fields) {
          sync(field.name);
          signals.notify(field.name);
        }
      },
      { equals: (before, after) => before.join() === after.join() },
    ),
  );

  return {
    sync,
    bind(field) {
      const name = field.path.toString();
      const one = compiled.byName.get(name);
      if (!one || fields.get(name)?.field === field) return;
      const live: LiveField = { one, field, stood: nothing, set: {}, described: {} };
      fields.set(name, live);
      step(live);
      const stop = reaction(
        () => [...Object.values(standingOf(field)), field.feedbacks, { ...field.componentProps }],
        () => step(live),
      );
      field.disposers.push(() => {
        stop();
        fields.delete(name);
        outside.delete(name);
        judgement.tell(name, '');
        heed(live, 'state');
      });
    },
    renew(name) {
      fields.get(name)?.field.setState({ modified: false, selfModified: false, visited: false, feedbacks: [] });
    },
    describe(name, described) {
      const live = fields.get(name);
      if (!live) return;
      const set = Object.keys(givenBy(live)?.props ?? {});
      // What code has set stays; what is said no more is nothing.
      const said = Object.entries({ ...emptied(live.described.props), ...described.props });
      const props = Object.fromEntries(said.filter(([key]) => !set.includes(key)));
      live.described = { ...described, props };
      live.field.setComponentProps(props);
      say(live);
    },
    release(name) {
      const live = fields.get(name);
      if (live && isIdle(live)) live.field.destroy(false);
    },
  };
}
