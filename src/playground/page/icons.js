import { html } from './lit-html/lit-html.js';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  down: 'M6 9l6 6 6-6',
  send: 'M12 19V5M5.500 11.500L12 5l6.500 6.500',
  clip: 'M20 11.500l-8.200 8.200a5.200 5.200 0 0 1-7.400-7.400l8.600-8.500a3.500 3.500 0 0 1 5 5l-8.500 8.400a1.700 1.700 0 0 1-2.400-2.400l7.600-7.600',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  read: 'M2 12.500l4.500 4.500L15 7.500M11 16l1 1L21.500 7.500',
  reply: 'M10 6L4 12l6 6M4.500 12H14q6 0 6 6',
  forward: 'M14 6l6 6-6 6M19.500 12H10q-6 0-6 6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  edit: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500l3.500 3.500',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  more: 'M12 5.500v.010M12 12v.010M12 18.500v.010',
  out: 'M8 16L18 6M10 6h8v8',
  ban: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M6 6l12 12',
  file: 'M7 3h7l5 5v13H7zM14 3v5h5',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  link: 'M10 14l4-4M8.500 11l-2.800 2.800a3.200 3.200 0 0 0 4.500 4.500L13 15.500M11 8.500l2.800-2.800a3.200 3.200 0 0 1 4.500 4.500L15.500 13',
  swap: 'M7 4L4 7l3 3M4 7h13M17 14l3 3-3 3M20 17H7',
};

export const icon = (name) =>
  html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;

const BOAT = html`<svg viewBox="0 0 64 64"><path d="M14 37h36l-7 10H21z" fill="#fffdf7"></path><path d="M32 13v21h15z" fill="#fffdf7"></path><path d="M29 19v15H18z" fill="#b9e6d8"></path></svg>`;

export const botAvatar = (size = '') => html`<span class="avatar ${size}" aria-hidden="true">${BOAT}</span>`;

const HUES = [20, 215, 300, 95, 350, 250];
/** The colour of a person or group, derived from the id. */
export const hueOf = (id) => `--hue: ${HUES[Math.abs(id) % HUES.length]}`;

export function avatar(id, name, size = '') {
  const words = name.trim().split(/\s+/u);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return html`<span class="avatar ${size}" .style=${hueOf(id)} aria-hidden="true">${initials.join('').toUpperCase()}</span>`;
}
