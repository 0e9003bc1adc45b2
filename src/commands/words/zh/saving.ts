/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: '已存进你的资料库，在聊天“Saved”里。',
  savedAside: '已存进你自己的资料库，在聊天“Saved”里。你现在搜索的是示例数据；连接自己的数据才能找到它。',
  known: '这条已经存过了。',
  how: '想留下哪条消息（转发的也行），就用 /save 回复它；也可以写在命令后面：/save 钥匙在门垫下面',
};
