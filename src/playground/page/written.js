/** What somebody has begun to write, kept per person and chat in this browser, until it is sent. */
import { store } from './store.js';

const key = () => `playground.written.${store.me}.${store.open}`;

/** Keeps the text for the open chat; an empty one is forgotten, undefined leaves what is kept. */
export function keepWriting(text) {
  if (text === undefined || store.open === 0) return;
  if (text === '') localStorage.removeItem(key());
  else localStorage.setItem(key(), text);
}

export const writtenBefore = () => localStorage.getItem(key()) ?? '';
