import type { MessageParams, Speaker } from '@quarterdeck/kernel';

/** Says a text by its key; parameters only where it has some. */
export type Say = (key: string, params?: MessageParams) => string;

export const sayer =
  (speaker: Speaker): Say =>
  (key, params) =>
    speaker.say(params === undefined ? { key } : { key, params });
