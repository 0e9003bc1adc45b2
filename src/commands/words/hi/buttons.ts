/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'कनेक्ट करें',
  connectAgain: 'फिर कनेक्ट करें',
  connectWider: 'ज़्यादा एक्सेस के साथ कनेक्ट करें',
  connectOther: 'दूसरे टोकन से कनेक्ट करें',
  startAgain: 'फिर शुरू करें',
  tryAgain: 'फिर कोशिश करें',
  account: 'मेरा खाता',
  credits: 'क्रेडिट',
  settings: 'सेटिंग',
  privacy: 'प्राइवेसी',
  help: 'क्या-क्या कर सकते हैं?',
  disconnect: 'डिसकनेक्ट करें',
  checkToken: 'मेरा टोकन फिर जाँचें (मुफ़्त)',
  stopThem: 'उन्हें रोकें',
  continueInPrivate: 'निजी चैट में जाएँ',
  back: '◂ पीछे',
  more: 'और ▸',
  search: 'खोजें',
  ask: 'पूछें',
  chats: 'चैट',
  cancel: 'रद्द करें',
  /** For the sample person, at no cost. */
  topUp: (credits: number): string => `${numbers.figure(credits)} और लें (नमूना)`,
  runAgain: 'फिर चलाएँ',
};
