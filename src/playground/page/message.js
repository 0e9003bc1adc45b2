/** One message or album of the timeline. */
import { deleteForMe, forwardMessage, hasReacted, reactionsOf, toggleReaction } from './actions.js';
import { chooseChat } from './chat-list.js';
import { startEdit, startReply } from './composer.js';
import { clockTime, fullDate } from './dates.js';
import { copyText, openMenu, showPictures } from './dialogs.js';
import { formatted } from './entities.js';
import { fileLine } from './files.js';
import { avatar, botAvatar, hueOf, icon } from './icons.js';
import { inlineKeyboard } from './inline-keyboard.js';
import { html, nothing } from './lit-html/lit-html.js';
import {
  botName,
  fullName,
  isGroup,
  isMine,
  openedChat,
  refresh,
  say,
  senderName,
  shownText,
  store,
  summary,
} from './store.js';

const REACTIONS = ['👍', '❤', '🔥', '🎉', '😁', '🤔'];
/** Pictures per row of an album, by the number of pictures. */
const ALBUM_ROWS = [[], [1], [2], [1, 2], [1, 3], [2, 3], [3, 3], [1, 3, 3], [2, 3, 3], [3, 3, 3], [1, 3, 3, 3]];
/** Matches a leading emoji. Browsers take 100 ms or more to compile \p{RGI_Emoji}, but almost no time for this. */
const EMOJI = /^(?:\p{Emoji_Presentation}|\p{Emoji}[\ufe0f\p{Emoji_Modifier}])/u;
const MAX_LARGE_EMOJI = 3;

/** Messages whose spoilers are revealed; an edited message is a new object and hidden again. */
const revealed = new WeakSet();

function reveal(message) {
  revealed.add(message);
  store.version += 1;
  refresh();
}

function isShortEmoji(text = '') {
  if (!EMOJI.test(text)) return false;
  const signs = [...new Intl.Segmenter().segment(text)];
  return signs.length <= MAX_LARGE_EMOJI && signs.every(({ segment }) => EMOJI.test(segment));
}

/**
 * @param group {messages, isFirst, isLast}: the message or album, and whether it's first or last in its sender's run
 * @param tab tabindex of its interactive elements
 * @param jump scrolls to another message by id
 */
export function messageItem({ messages, isFirst, isLast }, tab, jump) {
  const chat = openedChat();
  const [message] = messages;
  if (message.new_members || message.topic_created) return notice(message, chat);
  const mine = isMine(message);
  const name = senderName(message.sender, chat);
  const worded = messages.find(({ text, caption }) => text ?? caption) ?? message;
  const isLarge = !message.photo && !message.reply_markup && isShortEmoji(message.text);
  const isWordless = !shownText(worded) && reactionsOf(message).length === 0;
  const kind = [
    'msg',
    mine ? 'out' : 'in',
    isFirst && 'first',
    isLast && 'last',
    message.fresh && 'new',
    message.leaving && 'leaving',
    message.protected && 'protected',
    isLarge && 'large',
    message.photo && 'with-picture',
    isWordless && message.photo && 'bare',
    isWordless && message.document && 'lone-file',
  ];
  const isOthers = isGroup(chat) && !mine;
  const words = formatted(shownText(worded), worded.entities ?? worded.caption_entities, {
    tab,
    revealed: revealed.has(worded),
    reveal: () => reveal(worded),
  });
  return html`
    <li
      class=${kind.filter(Boolean).join(' ')}
      data-id=${message.message_id}
      tabindex=${tab}
      @contextmenu=${(event) => onContextMenu(event, messages)}
      @dblclick=${({ target }) => target.matches('.msg, .stack') && startReply(message)}
    >
      ${isOthers && isLast ? senderAvatar(message, name, chat) : nothing}
      <div class="stack ${isOthers ? 'beside-avatar' : ''}">
        <div class="bubble">
          <span class="visually-hidden">${mine ? say('you') : name}: </span>
          ${isOthers && isFirst ? author(message, name) : nothing}
          ${origin(message, chat)}
          ${quote(message, chat, tab, jump)}
          ${pictures(messages, tab)}
          ${messages.filter(({ document }) => document).map(({ document }) => attachment(document, tab))}
          <div class="text" dir="auto">${words}${reactions(message, tab)}${meta(message, mine)}</div>
          <button
            class="more round"
            type="button"
            aria-label=${say('message-options')}
            aria-haspopup="menu"
            aria-expanded="false"
            tabindex=${tab}
            @click=${({ currentTarget: opener }) => openMessageMenu(messages, { opener })}
          >
            ${icon('down')}
          </button>
        </div>
        ${inlineKeyboard(message, tab)}
      </div>
    </li>
  `;
}

function notice(message, chat) {
  const by = senderName(message.sender, chat);
  const text = message.new_members ? say('added-bot', by) : say('created-topic', message.topic_created);
  return html`<li class="pill notice">${text}</li>`;
}

const senderAvatar = ({ sender }, name, chat) =>
  sender.kind === 'bot' ? botAvatar('small') : avatar(sender.id ?? chat.id, name, 'small');

function author({ sender }, name) {
  const hue = sender.kind === 'person' ? hueOf(sender.id) : '';
  return html`<b class="author" .style=${hue} dir="auto" aria-hidden="true">${name}</b>`;
}

/** The message's origin: its topic, inline mode, another chat. */
function origin(message, chat) {
  const topic = chat.topics?.find(({ id }) => id === message.thread_id)?.name;
  const forwarded = message.forward_origin;
  return [
    topic && html`<small class="via"># ${topic}</small>`,
    message.via_bot && html`<small class="via">${say('via', `\u2068@${store.bot.username}\u2069`)}</small>`,
    forwarded && html`<small class="via" dir="auto">${say('forwarded-from', originName(forwarded))}</small>`,
  ].filter(Boolean);
}

/** The message it replies to: one of this chat, or one of another chat, which can't be jumped to. */
function quote({ replied, external_reply: elsewhere, quote: part }, chat, tab, jump) {
  if (!replied && !elsewhere) return nothing;
  return html`
    <button class="quote" type="button" tabindex=${tab} ?disabled=${!replied} @click=${() => jump(replied.message_id)}>
      <b class="ellipsis" dir="auto">${elsewhere ? originName(elsewhere.origin) : senderName(replied.sender, chat)}</b>
      <span class="ellipsis" dir="auto">${part?.text ?? (replied && summary(replied))}</span>
    </button>
  `;
}

/** @param origin a MessageOrigin of the Bot API */
function originName({ sender_user: user, sender_user_name: hidden, sender_chat: group, chat }) {
  if (user) return user.id === store.bot.id ? botName() : fullName(user);
  return hidden ?? (group ?? chat)?.title ?? say('somebody');
}

function pictures(messages, tab) {
  const shown = messages.filter(({ photo }) => photo);
  if (shown.length === 0) return nothing;
  const sources = shown.map((message) => ({
    source: `/control/files/${encodeURIComponent(message.photo.at(-1).file_id)}`,
    name: message.caption ?? say('photo'),
  }));
  const picture = (message, index, span) => {
    const { width, height } = message.photo.at(-1);
    const isCovered = message.covered && !revealed.has(message);
    // Reserves the space before the picture has loaded, so that nothing below it moves.
    const size = `width: min(${width}px, var(--picture-height) * ${width / height}); aspect-ratio: ${width} / ${height}`;
    return html`
      <button
        class="picture ${span} ${isCovered ? 'covered' : ''}"
        type="button"
        tabindex=${tab}
        aria-label=${isCovered ? say('hidden-picture') : nothing}
        data-cover=${say('tap-to-show')}
        @click=${() => (isCovered ? reveal(message) : showPictures(sources, index))}
      >
        <img
          alt=${sources[index].name}
          src=${sources[index].source}
          width=${width}
          height=${height}
          .draggable=${!message.protected}
          .style=${span === '' ? size : ''}
        />
      </button>
    `;
  };
  if (shown.length === 1) return picture(shown[0], 0, '');
  const spans = (ALBUM_ROWS[shown.length] ?? shown.map(() => 1)).flatMap((count) =>
    Array(count).fill(`span-${6 / count}`),
  );
  return html`<div class="album">${shown.map((message, index) => picture(message, index, spans[index]))}</div>`;
}

const attachment = ({ file_id: id, file_name: name, file_size: size }, tab) => html`
  <a class="attached flex" href="/control/files/${encodeURIComponent(id)}" download=${name} tabindex=${tab}>${fileLine(name, size)}</a>
`;

function reactions(message, tab) {
  const byEmoji = Map.groupBy(reactionsOf(message), ({ emoji }) => emoji);
  if (byEmoji.size === 0) return nothing;
  const nameOf = ({ from_id: id }) => (id === store.bot.id ? botName() : fullName(store.people.get(id)));
  const button = ([emoji, given]) => {
    const names = given.map(nameOf).join(', ');
    return html`<button
      class="reaction flex"
      type="button"
      tabindex=${tab}
      aria-pressed=${hasReacted(message, emoji)}
      aria-label=${say('reaction', `${emoji}, ${names}`)}
      title=${names}
      @click=${() => toggleReaction(message, emoji)}
    >${emoji}${given.length > 1 ? html`<b>${given.length}</b>` : nothing}</button>`;
  };
  return html`<span class="reactions">${[...byEmoji].map(button)}</span>`;
}

function meta(message, mine) {
  // Bots edit their messages all the time; only a person's edits are marked.
  const edited = message.edit_date !== undefined && message.sender.kind === 'person' ? `${say('edited')} ` : '';
  const datetime = new Date(message.date * 1000).toISOString();
  const title = fullDate(message.date);
  return html`<time class="meta flex dim" datetime=${datetime} title=${title}>${edited}${clockTime(message.date)}${mine ? icon('read') : nothing}</time>`;
}

function openMessageMenu(messages, place) {
  const [message] = messages;
  const text = message.text ?? message.caption;
  const selected = String(getSelection()).trim();
  const quoted = selected !== '' && text?.includes(selected) ? selected : undefined;
  const items = [
    { label: say(quoted ? 'quote' : 'reply'), icon: 'reply', run: () => startReply(message, { quote: quoted }) },
  ];
  if (message.protected) items.push({ label: say('protected'), icon: 'lock', disabled: true });
  else {
    if (text)
      items.push({
        label: say(quoted ? 'copy-selected' : 'copy-text'),
        icon: 'copy',
        run: () => copyText(quoted ?? text),
      });
    items.push({
      label: say('forward'),
      icon: 'forward',
      run: () => chooseChat(place, ({ id }) => forwardMessage(message.message_id, id)),
    });
  }
  if (isMine(message) && message.text !== undefined && !message.via_bot)
    items.push({ label: say('edit'), icon: 'edit', run: () => startEdit(message) });
  items.push({ label: say('delete'), icon: 'trash', danger: true, run: () => messages.forEach(deleteForMe) });
  const emoji = REACTIONS.map((symbol) => ({
    text: symbol,
    pressed: hasReacted(message, symbol),
    run: () => toggleReaction(message, symbol),
  }));
  openMenu(items, place, emoji);
}

function onContextMenu(event, messages) {
  if (event.target.closest('.text a, .keys')) return;
  event.preventDefault();
  const open = () => openMessageMenu(messages, { x: event.clientX, y: event.clientY });
  // A popover opened while a mouse button is down closes when it's released (HTML, "light dismiss").
  if (event.buttons === 0) open();
  else addEventListener('mouseup', open, { once: true });
}
