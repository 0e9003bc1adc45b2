/** The list of chats, and the header of the open chat. */
import { goTo, setBlocked, setConnected } from './actions.js';
import { shortDate } from './dates.js';
import { openMenu } from './dialogs.js';
import { avatar, botAvatar, icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { openPeople } from './people.js';
import {
  botName,
  chatTitle,
  draftIn,
  fullName,
  isBotChat,
  isDirect,
  isGroup,
  isMine,
  myChats,
  openedChat,
  otherIn,
  say,
  senderName,
  showList,
  store,
  summary,
} from './store.js';

const actionOf = ({ action }) => say(action === 'typing' ? 'typing' : 'busy');

function chatAvatar(chat, size) {
  if (isBotChat(chat)) return botAvatar(size);
  return avatar(isDirect(chat) ? (otherIn(chat)?.id ?? 0) : chat.id, chatTitle(chat), size);
}

function lastLine(chat) {
  const { last } = chat;
  const draft = chat.id === store.open ? '' : draftIn(chat.id);
  if (chat.action) return html`<span class="last ellipsis dim doing">${actionOf(chat)}…</span>`;
  if (draft !== '')
    return html`<span class="last ellipsis dim" dir="auto"><b class="danger">${say('draft')}</b> ${draft}</span>`;
  if (!last || last.hidden_for.includes(store.me))
    return html`<span class="last ellipsis dim">${say(isBotChat(chat) ? 'say-hello' : 'no-messages')}</span>`;
  const by = isMine(last) ? `${say('you')}: ` : !isGroup(chat) ? '' : `${senderName(last.sender, chat)}: `;
  return html`<span class="last ellipsis dim" dir="auto">${by}${summary(last)}</span>`;
}

const chatRow = (chat) => html`
  <li>
    <button class="row chat-row" type="button" aria-current=${chat.id === store.open} @click=${() => goTo(chat.id)}>
      ${chatAvatar(chat)}
      <span class="name ellipsis" dir="auto">${chatTitle(chat)}</span>
      <time class="flex dim">${chat.last && isMine(chat.last) ? icon('read') : nothing}${chat.last ? shortDate(chat.last.date) : ''}</time>
      ${lastLine(chat)}
      ${chat.unread > 0 ? html`<span class="badge" role="img" aria-label=${say('unread', chat.unread)}>${chat.unread}</span>` : nothing}
    </button>
  </li>
`;

export function chatList() {
  const me = store.people.get(store.me);
  return html`
    <nav class="side" aria-label=${say('chats')}>
      ${store.showsList ? html`<h1 class="visually-hidden">${say('chats')}</h1>` : nothing}
      ${
        me
          ? html`<button id="me" class="row me" type="button" aria-haspopup="dialog" @click=${openPeople}>
              ${avatar(store.me, fullName(me), 'small')}
              <span><b class="ellipsis" dir="auto">${fullName(me)}</b><small>${say('you-are')}</small></span>
              ${icon('swap')}
            </button>`
          : nothing
      }
      <ul id="chats" class="chats">${myChats().map(chatRow)}</ul>
      <p class="side-foot dim">${say('foot')}</p>
    </nav>
  `;
}

function statusOf(chat) {
  if (chat.action) return html`${actionOf(chat)}…`;
  if (isBotChat(chat)) return say('bot');
  if (isDirect(chat)) return say('last-seen');
  return (
    say(`standing-${chat.standing}`) ||
    `${chat.members.map((id) => store.people.get(id)?.first_name).join(', ')}, ${botName()}`
  );
}

export function chatHeader() {
  const chat = openedChat();
  return html`
    <header class="head flex panel">
      <button class="round back" type="button" aria-label=${say('back')} @click=${showList}>${icon('back')}</button>
      ${chat ? chatAvatar(chat, 'small') : nothing}
      <div class="grow">
        <h1 class="ellipsis" dir="auto">${chat ? chatTitle(chat) : 'Playground'}</h1>
        <p class="ellipsis dim ${chat?.action ? 'doing' : ''}" role="status">${chat ? statusOf(chat) : say('connecting')}</p>
      </div>
      <button id="chat-menu" class="round" type="button" aria-label=${say('chat-options')} aria-haspopup="menu" aria-expanded="false" @click=${openChatMenu}>
        ${icon('more')}
      </button>
    </header>
  `;
}

/** Opens a menu of the person's chats and calls `run` with the chosen one. */
export const chooseChat = (place, run) =>
  openMenu(
    myChats().map((chat) => ({ label: chatTitle(chat), icon: 'forward', run: () => run(chat) })),
    place,
  );

/** Shown above a chat with another person that the bot reads. */
export const connectedBar = () =>
  isDirect(openedChat()) && store.people.get(store.me)?.business
    ? html`
        <p class="connected flex panel">
          ${botAvatar('small')}
          <span class="grow">${say('reads-chat', botName())}</span>
          <button class="text-button" type="button" @click=${() => setConnected(false)}>${say('stop')}</button>
        </p>
      `
    : nothing;

function openChatMenu({ currentTarget: opener }) {
  const { blocked: isBlocked, business: isConnected } = store.people.get(store.me) ?? {};
  const items = [{ label: say('people-menu'), icon: 'swap', run: openPeople }];
  if (isBotChat(openedChat()))
    items.push(
      {
        label: say(isConnected ? 'disconnect-account' : 'connect-account'),
        icon: 'link',
        run: () => setConnected(!isConnected),
      },
      {
        label: say(isBlocked ? 'unblock' : 'block'),
        icon: 'ban',
        danger: !isBlocked,
        run: () => setBlocked(!isBlocked),
      },
    );
  openMenu(items, { opener });
}
