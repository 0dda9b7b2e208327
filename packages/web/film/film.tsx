import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/standard.css';
import '@fontsource/im-fell-english/400-italic.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/kit/kit.css';
import { createRoot } from 'react-dom/client';
import { pourFilm } from './pour-film';
import { throwFilm } from './throw-film';

/*
 * A page that shows one moment of a motion on the real board, for film strips (scripts/film-strips.mjs):
 * ?motion=throw&pieces=10&side=0&look=desk&theme=dark. Everything runs on animations of the document, so
 * whoever takes the pictures pauses them and sets their time.
 */

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const root = document.getElementById('film');
if (root === null) throw new Error('film/index.html has no #film');
const size = asked.get('look') === 'phone' ? 'phone' : 'wide';
const pieces = Number(asked.get('pieces') ?? 10);
const film = asked.get('motion') === 'pour' ? await pourFilm(size, pieces) : await throwFilm(size, pieces, Number(asked.get('side') ?? 0));
const stage = createRoot(root);
stage.render(film.before);
await film.ready;
await new Promise((done) => setTimeout(done, 60));
stage.render(film.during);
document.documentElement.dataset.lasts = String(film.lasts);
document.documentElement.dataset.ready = 'true';
