import { type Course, type Lesson, teach } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { answer } from './crew';

export interface TrainJob {
  readonly course: Course;
  readonly number: number;
}

process.on('message', async ({ course, number }: TrainJob) => {
  answer(teach(await loadGame(course.game), course, number) satisfies Lesson);
});
