/** What is said to words without a command, and to commands that are not known, in Hindi. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'कोई बात नहीं, खुशी हुई।',
    greeting: 'नमस्ते! बताएँ कि क्या खोजूँ, या कोई सवाल पूछें। कुछ भी खर्च होने से पहले कीमत बटन पर लिखी होती है।',
    farewell: 'फिर मिलेंगे।',
    fine: 'ठीक है। जब कुछ खोजना हो, मुझे लिखें।',
  },
  more: (next: Span): RichText => ['सूची में और देखने के लिए उसके नीचे ', next, ' दबाएँ।'],
  textOnly: 'मुझे सिर्फ़ टेक्स्ट समझ आता है: खोजने के लिए कुछ शब्द लिखें, या कोई सवाल।',
  notConnected: 'कनेक्ट करने के बाद इसे आपके मैसेज में खोजा जा सकता है, या उनसे इसका जवाब दिया जा सकता है।',
  neither: 'आपके टोकन से इसे न खोजा जा सकता है, न पूछा। वह क्या करने देता है, /account बताता है।',
  searchOrAsk: (words: Span): RichText => ['आपके मैसेज में ', words, ' खोजूँ, या इसके बारे में जवाब दूँ?'],
  aboutThatOrSearch: (words: Span): RichText => [
    'आपने जिसका जवाब दिया, उसके बारे में ',
    words,
    ' पूछना है, या इसे हर जगह खोजना है?',
  ],
  unknown: (command: Span): RichText => ['मुझे ', command, ' नहीं पता। यहाँ क्या-क्या हो सकता है, /help में है।'],
  didYouMean: (command: Span, near: Span): RichText => ['मुझे ', command, ' नहीं पता। क्या आपका मतलब ', near, ' था?'],
  changed: 'आपने इसे बदल दिया है। क्या इसे अब जैसा है वैसा ही चलाऊँ?',
};
