/** The view of each file: its name, progress bar, status and questions. */

const WHOLE = new Intl.NumberFormat('en-GB');
const MEGABYTES = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const megabytes = (bytes) => MEGABYTES.format(bytes / 1e6);
const percent = (share) => `${Math.floor(Math.min(1, share) * 100)} %`;
const messagesWords = (count) => `${WHOLE.format(count)} ${count === 1 ? 'message' : 'messages'}`;

let questions = 0;

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const QUIET = {
  arriving: 'Being sent',
  looking: 'Checking the file',
  waiting: 'Waiting for another of your imports',
};

/**
 * Adds a file to the list.
 * @param say announces a text to screen readers
 */
export function createView(list, name, say) {
  const bar = element('progress', { max: 1, value: 0, ariaLabel: `Progress of ${name}` });
  const words = element('p', { className: 'soft state' });
  const below = element('div');
  const button = element('button', { type: 'button', className: 'small', textContent: 'Cancel' });
  button.setAttribute('aria-label', `Cancel ${name}`);
  const head = element('div', { className: 'file-head' }, element('strong', { textContent: name }), button);
  const line = element('li', { className: 'import' }, head, bar, words, below);
  list.append(line);
  let spoken = '';
  let cancelled = () => undefined;
  button.addEventListener('click', () => cancelled());

  function showStatus(text, aloud = text) {
    words.textContent = text;
    if (aloud === spoken) return;
    spoken = aloud;
    say(`${name}: ${aloud}`);
  }

  function showProgress(share) {
    bar.hidden = false;
    if (share === undefined) bar.removeAttribute('value');
    else bar.value = Math.min(1, share);
  }

  function close(className, lines) {
    line.classList.add(className);
    bar.hidden = true;
    button.remove();
    below.replaceChildren();
    showStatus(lines.join(' '));
  }

  const view = {
    onCancel(run) {
      cancelled = run;
    },
    waits(text) {
      showProgress(0);
      showStatus(text);
    },
    interrupted(share) {
      showProgress(share);
      showStatus(`The upload stopped at ${percent(share)}. Choose the same file again to continue.`);
    },
    sending(position, size) {
      showProgress(position / size);
      const quarter = Math.floor((position / size) * 4) * 25;
      showStatus(
        `Sending ${percent(position / size)} · ${megabytes(position)} of ${megabytes(size)}`,
        `sending, ${quarter} %`,
      );
    },
    offline() {
      showStatus('You’re offline. The upload continues when the connection is back.');
    },
    ended: (text) => close('ended', [text]),
    failed: (text) => close('failed', [text]),
    shows(seen) {
      if (seen.state === 'done') return close('done', seen.words);
      if (seen.state === 'failed')
        return close('failed', [seen.sentence, ...(seen.reference ? [`Reference: ${seen.reference}`] : [])]);
      if (seen.state !== 'asking') below.replaceChildren();
      if (seen.state === 'asking') {
        bar.hidden = true;
        return showStatus('One question first', 'There is a question');
      }
      if (seen.state !== 'running') {
        showProgress(undefined);
        return showStatus(QUIET[seen.state]);
      }
      const { position = 0, size = 0, read = 0 } = seen.progress ?? {};
      const share = size > 0 ? position / size : 0;
      showProgress(seen.progress && share);
      return showStatus(
        `Bringing in ${percent(share)} · ${messagesWords(read)} read`,
        `bringing in, ${Math.floor(share * 4) * 25} %`,
      );
    },
    /** Shows a question and resolves with its answer. */
    answers: (question) =>
      new Promise((resolve) => {
        const form = formOf(question);
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          const given = new FormData(form).get('answer');
          if (given === null) return;
          below.replaceChildren();
          resolve(answerOf(question, String(given)));
        });
        below.replaceChildren(form);
        form.querySelector('input')?.focus();
      }),
    /** Offers to correct which person is "me"; resolves with that answer. */
    corrects: (people) =>
      new Promise((resolve) => {
        const open = element('button', { type: 'button', className: 'small', textContent: 'That is not me' });
        open.addEventListener('click', () => {
          line.classList.remove('done');
          void view.answers({ kind: 'me', people }).then(resolve);
        });
        below.replaceChildren(open);
      }),
  };
  return view;
}

function answerOf({ kind }, given) {
  if (kind === 'me') return { me: given };
  return kind === 'date-order' ? { dateOrder: given } : { othersToo: true };
}

function formOf(question) {
  questions += 1;
  const id = `question-${questions}`;
  const choices = choicesOf(question).map(({ value, label, about }) =>
    element(
      'label',
      { className: 'choice' },
      element('input', { type: 'radio', name: 'answer', value, required: true }),
      element('span', {}, label, ...(about ? [element('span', { className: 'soft', textContent: about })] : [])),
    ),
  );
  const field = element('fieldset', { id }, element('legend', { textContent: titleOf(question) }), ...choices);
  return element(
    'form',
    { className: 'question' },
    field,
    element('button', { className: 'main', textContent: 'Go on' }),
  );
}

function titleOf(question) {
  if (question.kind === 'me') return 'Who are you in this chat?';
  if (question.kind === 'date-order') return 'When was the first message?';
  return `This is the export of ${question.name}, not yours.`;
}

function choicesOf(question) {
  if (question.kind === 'me') {
    const people = question.people.map(({ id, name, messages }) => ({
      value: id,
      label: name,
      about: messagesWords(messages),
    }));
    return [...people, { value: 'none', label: 'Nobody of these' }];
  }
  if (question.kind === 'date-order') {
    return [
      { value: 'day-first', label: DAY.format(new Date(question.days['day-first'])) },
      { value: 'month-first', label: DAY.format(new Date(question.days['month-first'])) },
    ];
  }
  return [{ value: 'yes', label: 'Import it anyway', about: 'Otherwise cancel it.' }];
}
