/** The drawer where one becomes somebody else, adds a person, or empties all chats. */
import { attempt, setLanguage } from './actions.js';
import { avatar, el, icon } from './dom.js';
import { alertBox } from './overlays.js';
import { ask, becomePerson, fullName, store } from './store.js';

/** Those of the bot, and one that it does not speak. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'ru', 'uk', 'hi', 'ar', 'zh', 'it'];

/** In that language itself: whoever looks for it can read it. */
function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const choices = (chosen) =>
  LANGUAGES.map((code) => el('option', { value: code, text: languageName(code), selected: code === chosen }));

/** The language that a person's app speaks, to choose. */
function languageOf(person) {
  const code = (person.language_code ?? 'en').slice(0, 2);
  const choice = el('select', { 'aria-label': `Language of ${fullName(person)}` }, ...choices(code));
  choice.addEventListener('change', () => void setLanguage(person, choice.value));
  return choice;
}

/** Opens it. */
export function openDrawer() {
  const box = el('dialog', { class: 'drawer', 'aria-label': 'People' });
  const close = () => {
    box.close();
    box.remove();
  };
  const person = (each) =>
    el(
      'li',
      {},
      el(
        'button',
        {
          class: 'person',
          type: 'button',
          'aria-pressed': String(each.id === store.me),
          on: {
            click() {
              close();
              becomePerson(each.id);
            },
          },
        },
        avatar({ id: each.id, name: fullName(each), small: true }),
        el('span', { class: 'name', dir: 'auto', text: fullName(each) }),
        each.id === store.me ? el('span', { class: 'tick' }, icon('check')) : undefined,
      ),
      languageOf(each),
    );
  const name = el('input', {
    name: 'name',
    placeholder: 'New person',
    'aria-label': 'Name',
    maxLength: 64,
    required: true,
  });
  const choice = el('select', { name: 'language', 'aria-label': 'Language' }, ...choices('en'));
  const form = el('form', {}, name, choice, el('button', { type: 'submit', text: 'Add' }));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const added = await attempt(() =>
      ask('POST', '/people', { first_name: name.value.trim(), language_code: choice.value }),
    );
    if (!added) return;
    store.people.set(added.id, added);
    close();
    becomePerson(added.id);
  });
  box.append(
    el(
      'header',
      {},
      el('h2', { text: 'Who are you?' }),
      el(
        'button',
        { class: 'icon-button', type: 'button', 'aria-label': 'Close', on: { click: close } },
        icon('close'),
      ),
    ),
    el('p', {
      text: 'Each person has an own chat with the bot, in the language of their app. The group shows that the bot keeps private things private.',
    }),
    el('ul', {}, ...[...store.people.values()].map(person)),
    form,
    el(
      'footer',
      {},
      el('button', {
        class: 'text-button danger',
        type: 'button',
        text: 'Restart from scratch…',
        on: { click: () => restart(close) },
      }),
    ),
  );
  box.addEventListener('click', (event) => event.target === box && close());
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
}

async function restart(close) {
  const sure = await alertBox({
    title: 'Restart from scratch?',
    text: 'All chats here become empty. What the bot itself has stored (a connected account, settings) stays until you tell it to forget.',
    action: 'Empty all chats',
    danger: true,
  });
  if (!sure) return;
  close();
  await attempt(() => ask('POST', '/reset', {}));
}
