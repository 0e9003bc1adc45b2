/** Renders the page from the store and starts its parts. */
import { chatHeader, chatList, connectedBar } from './chat-list.js';
import { composer, dropTarget, onDrag, startComposer } from './composer.js';
import { orToast, toastList } from './dialogs.js';
import { watchAnswers } from './inline-keyboard.js';
import { html, nothing, render } from './lit-html/lit-html.js';
import {
  chatTitle,
  connect,
  myChats,
  openedChat,
  refresh,
  restoreView,
  say,
  setDraw,
  store,
  unreadOf,
} from './store.js';
import { startTimeline, timeline, timelineDrawn } from './timeline.js';

const page = () => html`
  <a class="skip floating" href="#field">${say('skip')}</a>
  <main class="app ${store.showsList ? 'shows-list' : ''}">
    ${chatList()}
    <section
      class="pane"
      aria-label=${say('conversation')}
      @dragenter=${onDrag}
      @dragover=${onDrag}
      @dragleave=${onDrag}
      @drop=${onDrag}
    >
      ${chatHeader()}
      <div>${connectedBar()}<div role="alert">${store.online ? nothing : html`<p id="offline" class="offline">${say('offline')}</p>`}</div></div>
      <div class="stage">${timeline()} ${dropTarget()} ${toastList()}</div>
      ${composer()}
    </section>
  </main>
`;

const root = document.getElementById('root');

function draw() {
  render(page(), root);
  timelineDrawn();
  const unread = unreadOf(myChats());
  document.title = `${unread > 0 ? `(${unread}) ` : ''}${openedChat() ? chatTitle(openedChat()) : 'Playground'}`;
  // Assigning even the same language makes the browser compute the style of every message again.
  if (document.documentElement.lang !== say('code'))
    Object.assign(document.documentElement, { lang: say('code'), dir: say('direction') });
}

draw();
setDraw(draw);
startTimeline();
startComposer();
watchAnswers();
document.addEventListener('visibilitychange', () => {
  const chat = openedChat();
  if (document.visibilityState === 'visible' && chat) chat.unread = 0;
  refresh();
});
addEventListener('popstate', () => void orToast(restoreView()));
void connect();
