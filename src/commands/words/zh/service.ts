/** What the data service is called where it is the bot's own: a phrase that fits wherever a text takes a service's name. */
export const service = {
  own: '这个机器人的数据服务',
};

/** A sentence that names the service: beside characters such a name has no spaces, as it has where it is a host. */
export const joined = (sentence: string): string => sentence.replace(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '');
