/** What people call commands: other English words, and the names that one would give them in the languages of the catalogue. */

import { said } from '../query/small-talk.ts';
import type { Invocation } from '../reply.ts';

/** By what is meant, as it is typed without its slash. What an English name differs from in a letter or two is found without it. */
const NAMES: Readonly<Record<string, string>> = {
  help: `menu commands price prices hilfe menü befehle ayuda aide aiuto ajuda помощь справка допомога довідка मदद सहायता
    مساعدة 帮助 菜单`,
  search: `find lookup query suche suchen such finde buscar busca encontrar chercher cherche recherche rechercher trouver
    pesquisar pesquisa procurar поиск найти найди искать пошук знайти знайди шукати खोज खोजो खोजें ढूंढो ढूंढें بحث ابحث 搜索 查找 搜`,
  ask: `question frage fragen frag preguntar pregunta demander demande perguntar pergunta вопрос спросить спроси запитати
    питання спитати पूछो पूछें सवाल اسأل سؤال 提问 问 询问`,
  recent: `latest newest last new news messages neueste neu nachrichten recientes mensajes récents messages recentes
    mensagens новые последние сообщения нові останні повідомлення हाल मैसेज संदेश الأحدث رسائل 最近 最新 消息`,
  'recent in:emails': 'mail mails email emails inbox correos courriels почта письма пошта листи ईमेल بريد 邮件',
  chats: `groups dialogs conversations conversas discussions чаты диалоги чати діалоги चैट محادثات دردشات 聊天 群聊`,
  today: `heute hoy aujourd’hui hoje сегодня сьогодні आज اليوم 今天`,
  'today week': `week weekly woche semana semaine неделя тиждень हफ़्ता हफ्ता सप्ताह أسبوع الأسبوع 周报 本周`,
  'today yesterday': 'yesterday gestern ayer hier ontem вчера вчора أمس 昨天',
  count: 'zählen zähle anzahl contar compter сколько посчитать порахувати скільки गिनो गिनती عدد عد 计数 统计数量',
  stats: `statistics chart graph figures picture statistik statistiken estadísticas statistiques estatísticas статистика
    आंकड़े إحصائيات إحصاءات 统计`,
  profile: 'describe profil perfil портрет профиль профіль प्रोफ़ाइल نبذة 画像',
  import: `upload export importieren importar importer импорт загрузить імпорт завантажити आयात استيراد 导入 上传`,
  save: `note remember keep speichern merken notiz guardar nota enregistrer sauvegarder salvar сохранить заметка зберегти
    нотатка सहेजें सेव حفظ 保存`,
  cancel: 'stop abort stopp abbrechen parar annuler cancelar стоп отмена скасувати रद्द إلغاء توقف 取消 停止',
  credits: `balance money cost costs guthaben kosten saldo créditos crédits solde кредиты баланс кредити क्रेडिट رصيد نقاط
    积分 余额`,
  alerts: `watches alert notify subscribe watching beobachten alertas alertes оповещения сповіщення निगरानी تنبيهات 提醒 关注`,
  settings: `options config preferences einstellungen ajustes configuración réglages paramètres configurações настройки
    налаштування सेटिंग्स सेटिंग إعدادات الإعدادات 设置`,
  'settings language': 'language lang sprache idioma langue язык мова भाषा لغة اللغة 语言',
  'settings zone': 'zone timezone zeitzone 时区',
  account: 'me whoami konto zugang cuenta compte conta аккаунт доступ акаунт खाता حساب حسابي 账户 账号',
  connect: `login token signin verbinden anmelden conectar connecter подключить войти підключити увійти जोड़ें कनेक्ट ربط
    اتصال 连接 登录`,
  disconnect: `logout delete erase forget trennen abmelden löschen desconectar borrar déconnecter effacer apagar отключить
    удалить відключити видалити हटाएं मिटाएं فصل حذف 断开 删除`,
  privacy: `data datenschutz privacidad confidentialité privacidade приватность конфиденциальность приватність गोपनीयता
    خصوصية الخصوصية 隐私`,
};

const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([meant, names]) => names.split(/\s+/).map((name) => [said(name), meant])),
);

/** The command that somebody means by a name of their own, with what they wrote behind it; undefined for none. */
export function otherwiseNamed(name: string, rest: string): Invocation | undefined {
  const [command, ...before] = MEANT.get(said(name))?.split(' ') ?? [];
  return command === undefined ? undefined : { command, argument: [...before, rest].join(' ').trim() };
}
