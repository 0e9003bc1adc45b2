/** How messages stand together: corners, author names and day headings, which depend on what is above and below. */
import { el } from './dom.js';
import { dayKey, dayName } from './moments.js';

/** Messages of one sender within this many seconds stand together. */
const TOGETHER_SECONDS = 300;

/** Sets the corners and day headings around an item, which depend on its neighbours. */
export function settle(item, items) {
  if (!item?.dataset.id) return;
  const message = items.get(Number(item.dataset.id))?.message;
  if (!message) return;
  const before = neighbour(item, 'previousElementSibling', items);
  const newDay = !before || dayKey(before.date) !== dayKey(message.date);
  const heading = item.previousElementSibling?.classList.contains('day') ? item.previousElementSibling : undefined;
  if (newDay && !heading) item.before(el('li', { class: 'day', text: dayName(message.date) }));
  else if (!newDay && heading) heading.remove();
  const after = neighbour(item, 'nextElementSibling', items);
  const together = (a, b) =>
    a &&
    b &&
    !a.new_members &&
    !b.new_members &&
    Math.abs(a.date - b.date) < TOGETHER_SECONDS &&
    dayKey(a.date) === dayKey(b.date) &&
    JSON.stringify(a.sender) === JSON.stringify(b.sender);
  item.classList.toggle('first', !together(before, message));
  item.classList.toggle('last', !together(message, after));
  const author = item.querySelector('.author');
  if (author) author.hidden = Boolean(together(before, message));
}

function neighbour(item, direction, items) {
  let other = item[direction];
  while (other && !other.dataset.id) other = other[direction];
  return other ? items.get(Number(other.dataset.id))?.message : undefined;
}

/** The same for an item and the two beside it. */
export function settleAround(item, items) {
  settle(item, items);
  let other = item.nextElementSibling;
  while (other && !other.dataset.id) other = other.nextElementSibling;
  settle(other, items);
  other = item.previousElementSibling;
  while (other && !other.dataset.id) other = other.previousElementSibling;
  settle(other, items);
}
