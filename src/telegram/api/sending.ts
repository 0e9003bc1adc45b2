/** The methods that say something: new messages, drafts, edits, deletions; to everybody in a chat, or to one member of it. */
import type { Caller, CallOptions } from './call.ts';
import { BotApiError } from './errors.ts';
import type { OutgoingMessage, Place } from './message.ts';
import { addressFields, captionFields, contentFields, editedFields, messageFields, pictureFields } from './message.ts';
import { sent } from './replies.ts';
import { unsupported } from './server-features.ts';
import type { Upload } from './upload.ts';

/** sendMessageDraft (Bot API 9.5, `can_stop` 10.3). */
export interface MessageDraft {
  /** Not zero. */
  id: number;
  /** At most 4,096 characters; none shows "Thinking…" (Bot API 10.0). */
  text: string;
  entities: OutgoingMessage['entities'];
  /** Shows a button that ends in the update `stopped_message_generation`, for this person and draft. */
  canStop?: boolean;
}

export interface Sending {
  /**
   * Sends a new message, with its file or picture (deadline two minutes then); its id. Not to be repeated when in doubt. To
   * a place for one member: see Place.onlyFor, isUnsupported.
   */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /**
   * Makes an earlier message say this, with these buttons or none, and show this picture where it has one. See isUnchanged,
   * isGone and isFormRefusal.
   */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage, options?: CallOptions): Promise<void>;
  /** See isGone. */
  deleteMessage(place: Place, messageId: number, options?: CallOptions): Promise<void>;
  /**
   * Shows a text that is still being written, in a private chat, for about 30 seconds or until the next message: the last
   * thing said with it has to be a message. One draft per chat; the same id again animates the difference. See isUnsupported.
   */
  sendMessageDraft(place: Place, draft: MessageDraft, options?: CallOptions): Promise<void>;
}

export function createSending({ call, set, setIfKnown, features }: Caller): Sending {
  let asked = false;

  /** Whether this server can show a message to one member of a group alone; asked once. False also when it did not say. */
  async function canSendToOne(options: CallOptions | undefined): Promise<boolean> {
    if (asked || features.isLacking('ephemeral')) return !features.isLacking('ephemeral');
    try {
      // Names no message: a server that knows the method refuses that.
      await setIfKnown('ephemeral', 'deleteEphemeralMessage', {}, options);
    } catch (error) {
      if (!(error instanceof BotApiError) || error.kind !== 'refused' || error.code !== 400) return false;
    }
    asked = true;
    return !features.isLacking('ephemeral');
  }

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
      if (!place.onlyFor) return (await send(place, message, options)).message_id;
      // A server that does not know these messages would show it to everybody, without a word.
      if (!(await canSendToOne(options))) throw unsupported('sendMessage');
      const { message_id, ephemeral_message_id: id } = await send(place, message, options);
      if (id !== undefined) return id;
      features.lack('ephemeral');
      await set('deleteMessage', { chat_id: place.chatId, message_id }, undefined);
      throw unsupported('sendMessage');
    },
    async editMessageText(place, messageId, message, options) {
      const named = messageFields(place, messageId);
      const upload = uploadOf(message);
      const isPicture = message.picture !== undefined;
      const content = isPicture ? pictureFields(message) : editedFields(message);
      const method = isPicture ? 'MessageMedia' : 'MessageText';
      const fields = { ...named, ...content };
      if (place.onlyFor) await setIfKnown('ephemeral', `editEphemeral${method}`, fields, options, upload);
      else await set(`edit${method}`, fields, options, upload);
    },
    async deleteMessage(place, messageId, options) {
      const named = messageFields(place, messageId);
      if (place.onlyFor) await setIfKnown('ephemeral', 'deleteEphemeralMessage', named, options);
      else await set('deleteMessage', named, options);
    },
    sendMessageDraft({ chatId, threadId }, { id, text, entities, canStop }, options) {
      const fields = {
        chat_id: chatId,
        ...(threadId === undefined ? {} : { message_thread_id: threadId }),
        draft_id: id,
        text,
        ...(entities.length === 0 ? {} : { entities }),
        ...(canStop ? { can_stop: true } : {}),
      };
      return setIfKnown('sendMessageDraft', 'sendMessageDraft', fields, options);
    },
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
