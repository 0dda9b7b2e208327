export type { Letter, Matter } from './letter';
export { Post } from './post';
export { createSmtp, type MailConfig } from './smtp';
export { pathOf, sentenceOf } from './wording';
