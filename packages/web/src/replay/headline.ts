import type { Message, Speaker } from '@quarterdeck/kernel';
import type { Words } from '../i18n/words';
import type { Moment } from './recording';

/**
 * What somebody decided at a moment, in words; what followed it is another matter. Whoever ended something could have gone on:
 * `leftOut` is what would have been best, where that is known.
 */
export function decisionOf(
  moment: Moment | undefined,
  speaker: Speaker,
  names: readonly string[],
  t: Words['t'],
  leftOut?: Message | undefined,
): string {
  const name = moment?.by === undefined ? undefined : names[moment.by];
  if (name === undefined || moment?.deed === undefined) return headlineOf(moment, speaker, names, t);
  if (leftOut !== undefined) return t('replay.leftOut', { name, deed: speaker.say(moment.deed), better: speaker.say(leftOut) });
  return t(moment.closing ? 'replay.closed' : 'replay.deed', { name, deed: speaker.say(moment.deed) });
}

/** What happened at a moment: what the log says; else the move's own words, after the name of whoever made it. */
export function headlineOf(moment: Moment | undefined, speaker: Speaker, names: readonly string[], t: Words['t']): string {
  if (moment?.headline !== undefined) return speaker.say(moment.headline);
  const name = moment?.by === undefined ? undefined : names[moment.by];
  if (name === undefined) return t('replay.start');
  return moment?.deed === undefined ? t('replay.secret', { name }) : t('replay.deed', { name, deed: speaker.say(moment.deed) });
}
