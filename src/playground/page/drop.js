/** Files that are dragged over the conversation and dropped there. */
import { byId } from './dom.js';

const holdsFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');

/** `may`: whether something can be sent now. `send` is given the files. */
export function followDrops(may, send) {
  const pane = document.querySelector('.pane');
  const sign = byId('drop');
  // Elements that are entered and left on the way over their children: the count says when the last is left.
  let over = 0;
  const show = (count) => {
    over = Math.max(0, count);
    sign.hidden = over === 0;
  };
  pane.addEventListener('dragenter', (event) => {
    if (holdsFiles(event) && may()) show(over + 1);
  });
  pane.addEventListener('dragleave', (event) => {
    if (holdsFiles(event)) show(over - 1);
  });
  pane.addEventListener('dragover', (event) => {
    if (holdsFiles(event) && may()) event.preventDefault();
  });
  pane.addEventListener('drop', (event) => {
    if (!holdsFiles(event)) return;
    // A file that is dropped beside the conversation must not take the page's place.
    event.preventDefault();
    show(0);
    if (may()) void send([...event.dataTransfer.files]);
  });
}
