/** The drawer for switching to another person, adding one, or emptying all chats. */
import { putPerson, resetChats } from './actions.js';
import { confirm, openDialog, orToast } from './dialogs.js';
import { avatar, icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { becomePerson, fullName, say, store } from './store.js';

/** The bot's languages, and one that it doesn't support. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'ru', 'uk', 'hi', 'ar', 'zh', 'it'];

/** A language's name in that language, so that its speakers can read it. */
function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const options = (chosen) =>
  LANGUAGES.map((code) => html`<option value=${code} ?selected=${code === chosen}>${languageName(code)}</option>`);

function personRow(person, become) {
  const isMe = person.id === store.me;
  const setLanguage = ({ target }) =>
    void putPerson({ id: person.id, first_name: person.first_name, language_code: target.value });
  return html`
    <li class="flex">
      <button class="row person grow" type="button" aria-pressed=${isMe} @click=${() => become(person.id)}>
        ${avatar(person.id, fullName(person), 'small')}
        <span class="name ellipsis" dir="auto">${fullName(person)}</span>
        ${isMe ? icon('check') : nothing}
      </button>
      <select aria-label=${say('language-of', fullName(person))} @change=${setLanguage}>${options((person.language_code ?? 'en').slice(0, 2))}</select>
    </li>
  `;
}

export const openPeople = () =>
  openDialog('drawer', say('people'), (close) => {
    const become = (id) => {
      close();
      void orToast(becomePerson(id));
    };
    const add = async (event) => {
      event.preventDefault();
      const { name, language } = event.currentTarget.elements;
      const added = await putPerson({ first_name: name.value.trim(), language_code: language.value });
      if (!added) return;
      store.people.set(added.id, added);
      become(added.id);
    };
    return html`
      <header class="flex">
        <h2 class="grow">${say('who')}</h2>
        <button class="round" type="button" aria-label=${say('close')} @click=${() => close()}>${icon('close')}</button>
      </header>
      <p class="dim">${say('who-note')}</p>
      <ul>${[...store.people.values()].map((person) => personRow(person, become))}</ul>
      <form class="flex" @submit=${add}>
        <input class="grow" name="name" placeholder=${say('new-person')} aria-label=${say('name')} maxlength="64" required />
        <select name="language" aria-label=${say('language')}>${options('en')}</select>
        <button class="filled" type="submit">${say('add')}</button>
      </form>
      <footer>
        <button class="text-button danger" type="button" @click=${() => restart(close)}>${say('restart')}</button>
      </footer>
    `;
  });

async function restart(close) {
  const isSure = await confirm({
    title: say('restart-title'),
    text: say('restart-note'),
    action: say('restart-action'),
    danger: true,
  });
  if (!isSure) return;
  close();
  await resetChats();
}
