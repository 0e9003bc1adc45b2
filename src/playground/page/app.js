/** Starts the page: each part connects itself to the store, then the store begins to listen. */
import { startComposer } from './composer.js';
import { watchAnswers } from './keys.js';
import { keepMomentsFresh } from './moments.js';
import { startSide } from './side.js';
import { start } from './store.js';
import { startTimeline } from './timeline.js';

startSide();
startTimeline();
startComposer();
watchAnswers();
keepMomentsFresh();
void start();
