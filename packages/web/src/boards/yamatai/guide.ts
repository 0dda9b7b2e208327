import { message } from '@quarterdeck/kernel';
import type { GuideScript } from '../../kit';

export const guide: GuideScript = { title: message('guide.title'), seats: 2, player: 0, outcomes: [], steps: [] };
