/** Whose words a question asks for, and about what: who asks or is spoken to is not who speaks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakerIn } from '#service/server/language/question-words.ts';

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
    expect(speakerIn(question)).toEqual({ name, about: '' });
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
    'How many messages did Joana send?',
    'What did we say yesterday?',
    'what did the nice old friendly neighbour Karel say',
    'What did Joana and I say about the engine?',
    'What did I write to Joana about the engine?',
    'said',
    '',
  ])('is no other one: %s', (question) => {
    expect(speakerIn(question)).toBeUndefined();
  });

  it.each([
    ['What did Joana say about the engine?', 'Joana', 'What did about the engine?'],
    ["What was Joana's last message about the engine?", 'Joana', 'What was last about the engine?'],
    ['When did Joana say the ferry leaves?', 'Joana', 'When did the ferry leaves?'],
    ['What did Joana da Silva say we should bring?', 'Joana da Silva', 'What did we should bring?'],
    ['Was hat Joana über den Motor geschrieben?', 'Joana', 'Was hat über den Motor ?'],
    ['O que disse a Joana sobre o motor?', 'Joana', 'O que a sobre o motor?'],
    ['¿Qué dijo Joana sobre el motor?', 'Joana', '¿Qué sobre el motor?'],
    ['Что Жоана говорила о моторе?', 'Жоана', 'Что о моторе?'],
    ['जोआना ने इंजन के बारे में क्या कहा?', 'जोआना', 'ने इंजन के बारे में क्या ?'],
    ['ماذا قالت جوانا عن المحرك؟', 'جوانا', 'ماذا عن المحرك؟'],
    ['王芳说发动机怎么了？', '王芳', '发动机怎么了？'],
  ])('is left without them where it asks for something: %s', (question, name, about) => {
    expect(speakerIn(question)).toEqual({ name, about });
  });

  it('or is not one, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const speaker = speakerIn(`${text} said`);
        return speaker === undefined || speaker.name.trim() !== '';
      }),
    );
  });
});
