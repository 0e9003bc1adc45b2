/** Whose words a question asks for: nothing else may be asked for, and who asks or is spoken to is not who speaks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakerIn } from '../../src/service/language/speaker.ts';

describe('a question for what somebody said', () => {
  it.each([
    ['Show me what Joana wrote to me', 'Joana'],
    ['What did Joana Silva say yesterday?', 'Joana Silva'],
    ['messages from Joana', 'Joana'],
    ["What was Joana's last message?", 'Joana'],
    ['When did Joana write last?', 'Joana'],
    ['what did the plumber say', 'plumber'],
    ['Was hat Joana mir gestern geschrieben?', 'Joana'],
    ['O que a Joana disse ontem?', 'Joana'],
    ['¿Qué dijo Joana?', 'Joana'],
    ['Qu’est-ce que Joana a écrit ?', 'Joana'],
    ['Что вчера написала Жоана?', 'Жоана'],
    ['Що написала Жоана?', 'Жоана'],
    ['जोआना ने क्या कहा?', 'जोआना'],
    ['ماذا قالت جوانا أمس؟', 'جوانا'],
    ['王芳说了什么？', '王芳'],
  ])('names them: %s', (question, name) => {
    expect(speakerIn(question)).toBe(name);
  });

  it.each([
    'What did I tell Joana?',
    'Who wrote to Joana?',
    'What was said to Joana?',
    'What did people say about Joana?',
    'What did she write to Joana?',
    'Was habe ich Joana geschrieben?',
    'Кто написал Жоане?',
    'Where does Joana live?',
    'What did Joana say about the engine?',
    'How many messages did Joana send?',
    'What did we say yesterday?',
    'what did the nice man from the shop next door say about it',
    'said',
    '',
  ])('is no other one: %s', (question) => {
    expect(speakerIn(question)).toBeUndefined();
  });

  it('or is not one, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const name = speakerIn(`${text} said`);
        return name === undefined || name.trim() !== '';
      }),
    );
  });
});
