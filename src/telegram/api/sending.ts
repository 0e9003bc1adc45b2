/** The methods that say something: new messages, edits, deletions. */
import type { Caller, CallOptions } from './call.ts';
import type { OutgoingMessage, Place } from './message.ts';
import { addressFields, captionFields, contentFields, editedFields, messageFields, pictureFields } from './message.ts';
import { sent } from './replies.ts';
import type { Upload } from './upload.ts';

export interface Sending {
  /**
   * Sends a new message, with its file or picture (deadline two minutes then); its id. Not to be repeated when in doubt.
   */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /**
   * Makes an earlier message say this, with these buttons or none, and show this picture where it has one. See isUnchanged,
   * isGone and isFormRefusal.
   */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage, options?: CallOptions): Promise<void>;
  /** See isGone. */
  deleteMessage(place: Place, messageId: number, options?: CallOptions): Promise<void>;
}

export function createSending({ call, set }: Caller): Sending {
  async function send(place: Place, message: OutgoingMessage, options: CallOptions | undefined) {
    const address = addressFields(place);
    const upload = uploadOf(message);
    const [method, content] =
      upload === undefined
        ? (['sendMessage', contentFields(message)] as const)
        : ([message.picture === undefined ? 'sendDocument' : 'sendPhoto', captionFields(message)] as const);
    return await call(method, { ...address, ...content }, sent, options, upload);
  }

  return {
    async sendMessage(place, message, options) {
      return (await send(place, message, options)).message_id;
    },
    async editMessageText(place, messageId, message, options) {
      const named = messageFields(place, messageId);
      const upload = uploadOf(message);
      const isPicture = message.picture !== undefined;
      const content = isPicture ? pictureFields(message) : editedFields(message);
      const method = isPicture ? 'MessageMedia' : 'MessageText';
      await set(`edit${method}`, { ...named, ...content }, options, upload);
    },
    deleteMessage: (place, messageId, options) => set('deleteMessage', messageFields(place, messageId), options),
  };
}

/** What is uploaded with a message. The field is what the fields of the call refer to it by. */
function uploadOf({ file, fileEncoding, fileName = 'answer.txt', picture }: OutgoingMessage): Upload | undefined {
  if (picture !== undefined) {
    const content = Buffer.from(picture, 'base64');
    return { field: 'photo', filename: 'picture.png', contentType: 'image/png', content };
  }
  if (file === undefined) return undefined;
  const contentType = fileEncoding === undefined ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return { field: 'document', filename: fileName, contentType, content: Buffer.from(file, fileEncoding ?? 'utf8') };
}
