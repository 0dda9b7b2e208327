export type { Letter } from './letter';
export { Post } from './post';
export { createSmtp, type MailConfig } from './smtp';
