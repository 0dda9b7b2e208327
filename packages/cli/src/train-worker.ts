import { type Course, type Lesson, teach } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';

export interface TrainJob {
  readonly course: Course;
  readonly number: number;
}

process.on('message', async ({ course, number }: TrainJob) => {
  const lesson: Lesson = teach(await loadGame(course.game), course, number);
  process.send?.(lesson);
});
