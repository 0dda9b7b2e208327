import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/standard.css';
import '@fontsource/im-fell-english/400-italic.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/kit/kit.css';
import type { Viewer } from '@quarterdeck/kernel';
import { createRoot } from 'react-dom/client';
import { eventFilm } from './event-film';
import type { Film } from './film-of';
import { pourFilm } from './pour-film';
import { throwFilm } from './throw-film';

/*
 * A page that shows one moment of a motion on the real board, for film strips (scripts/film-strips.mjs):
 * ?motion=throw&pieces=10&side=0&look=desk&theme=dark, or ?motion=event&game=efemeris&kind=PlanetConquered
 * for any happening of any game. Everything runs on animations of the document, and time stands still: each
 * waits at its first moment until whoever takes the pictures sets another one, so that a busy machine misses nothing.
 */

const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.pause();
  return animation;
};

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const root = document.getElementById('film');
if (root === null) throw new Error('film/index.html has no #film');
const size = asked.get('look') === 'phone' ? 'phone' : 'wide';
const pieces = Number(asked.get('pieces') ?? 10);
const film = await filmOf(asked.get('motion'));

function filmOf(motion: string | null): Promise<Film> {
  switch (motion) {
    case 'pour':
      return pourFilm(size, pieces);
    case 'event':
      return eventFilm(size, asked.get('game') ?? '', asked.get('kind') ?? '', Number(asked.get('lasts') ?? 1));
    default:
      return throwFilm(size, pieces, {
        side: Number(asked.get('side') ?? 0),
        viewer: viewerOf(asked.get('viewer')),
        byHand: asked.has('hand'),
      });
  }
}

function viewerOf(text: string | null): Viewer {
  return text === 'spectator' ? 'spectator' : Number(text ?? 0);
}

const stage = createRoot(root);
stage.render(film.before);
// `late` does not wait for what must be fetched.
if (!asked.has('late')) await film.ready;
await new Promise((done) => setTimeout(done, 60));
stage.render(film.during);
// Whoever looks on says when it is over: then the board is at rest again.
addEventListener('over', () => stage.render(film.before));
document.documentElement.dataset.lasts = String(film.lasts);
document.documentElement.dataset.ready = 'true';
