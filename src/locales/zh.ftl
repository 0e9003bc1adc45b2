-social-chat-group = { $count } 个聊天
    .all = 聊天
-social-chat-message = { $count } 条消息
    .all = 消息
-social-email = { $count } 封邮件
    .all = 邮件
-social-post = { $count } 篇帖子
    .all = 帖子
-social-following = { $count } 个关注的主页
    .all = 关注的主页
-social-calendar = { $count } 个日历
    .all = 日历
-social-event = { $count } 项日程
    .all = 日程
-favourite = { $count } 个收藏
    .all = 收藏
-file = { $count } 个文件
    .all = 文件
-credit = { $count } 积分
-day = { $count } 天
-hit = { $count } 条结果
-record = { $count } 条记录
-mail = { $count } 封邮件
-all = { "" }
    .all = 全部数据
-chats = { "" }
    .all = 聊天

# ── The bot itself ──
bot-description = 我帮你在自己的消息、邮件和文件里找东西，也能回答相关的问题。

    答案只有你能看到。你的数据都加密，不会往群组里发任何内容，/disconnect 会清除一切。
bot-short-description = 在自己的消息里找东西，还能向它们提问。私密、加密、只属于你。

# ── The command menu ──
menu-start = 从这里开始
menu-today = 有什么新消息，谁在等你
menu-ask = 就你的数据提个问题
menu-search = 找消息、邮件和文件
menu-chats = 你的聊天
menu-recent = 你最新的消息
menu-count = 数一数消息
menu-stats = 用数字看你的消息
menu-profile = 给你写一份画像
menu-alerts = 你的提醒和摘要
menu-import = 导入你的聊天和邮件
menu-save = 存下一条消息
menu-settings = 时区、语言、这个聊天
menu-account = 我能做什么
menu-credits = 还剩多少，花了多少
menu-connect = 连接你的数据
menu-privacy = 我保存了你的什么
menu-disconnect = 离开并清除
menu-help = 怎么跟我说话
menu-cancel = 停下正在做的事

# ── First contact ──
start-hello = 你好，{ $name }。我帮你在自己的消息、邮件和文件里找东西，也能回答相关的问题。答案只有你能看到。
start-hello-unnamed = 你好。我帮你在自己的消息、邮件和文件里找东西，也能回答相关的问题。答案只有你能看到。
start-sample = 先逛逛 Nina 的资料库吧（她是虚构的），或者建一个你自己的。
start-empty = 你的资料库就在这里，只属于你，现在还是空的。
start-has-data = 你的资料库里有 { COUNT($messages, "social-chat-message") }，最新一条：{ $newest }。
start-remote = 你的数据留在 { $host }；我能读什么，由你来选。
start-remote-token = 在 { $host } 生成一个令牌，放在 /connect 后面发到这里。我会删掉你的消息，令牌加密保存。
start-prices = 搜索一次 { COUNT($search, "credit") }，回答一次 { $answer }。
start-again = 又见面了，{ $name }。想找什么？
start-again-unnamed = 又见面了。想找什么？

# ── Connecting ──
connect-opening = 正在打开…
connect-sample = 这是 Nina 的资料库：一位虚构人物两年的聊天、邮件和文件。写一个词、一个名字或一个问题，或者点一个试试：
connect-example-word = 船
connect-example-name = 田辺ゆき
connect-example-question = 船什么时候开？
connect-empty = 你的资料库准备好了。把下面任意一个应用的导出文件发给我；点一个，看看它把导出藏在哪里。
connect-open = 你的资料库打开了。想找什么？
connect-open-with = 你的资料库打开了：{ COUNT($messages, "social-chat-message") }，最新一条：{ $day }。想找什么？
connect-done = 已连接 { $host }。想找什么？
connect-earlier-left = 我之前在 { $host } 的授权可能还有效，你可以在那边解除。
connect-saved = 存好了。它能做什么？
connect-unknown = 我不知道
connect-widen = 增加授权
connect-again = 重新连接
connect-switch = 换到我的资料库
connect-choose-button = 选择你能读什么
connect-token-hint = 你的令牌
connect-deleted = 你的消息我删掉了。
connect-not-deleted = <b>请删掉你那条带令牌的消息</b>，我删不了。
connect-incomplete = 这个令牌好像不完整。重新复制一次，放在 /connect 后面发给我。
connect-exposed = 千万别在群组里发令牌。我没用它；请到创建它的地方把它作废，再换一个新的。
connect-asked-earlier = 你之前要找“{ $text }”：
connect-link-over = 这个链接过期了。发 /connect 拿个新的。
connect-declined = 你没有连接。什么都没保存。
connect-failed = 没连上。什么都没保存。
connect-page-done = 完成
connect-page-back = 可以关掉这个页面，回到 { $bot } 了。
access-lasts-30-days = 有效 30 天，随时可以在 /account 解除。
access-lasts-90-days = 有效 90 天，随时可以在 /account 解除。
access-lasts-1-year = 有效 1 年，随时可以在 /account 解除。
access-lasts-until-revoked = 一直有效，随时可以在 /account 解除。
access-lasts-30-days-button = 有效 30 天：更改
access-lasts-90-days-button = 有效 90 天：更改
access-lasts-1-year-button = 有效 1 年：更改
access-lasts-until-revoked-button = 直到我解除：更改
access-part-searches = 搜索
access-part-answers = 回答
access-part-lists = 列表（日期、聊天、数量）
access-part-portraits = 画像
access-included = 包含：{ $parts }。
access-not-included = 不包含：{ $parts }。
access-ends = 我对{ $place }的授权{ $when }到期。
access-keep = 再保留 90 天
access-renew = 续期
access-question = 我可以用你的资料库做什么？
access-search-button = 搜索
access-answers-button = 搜索和回答
access-everything-button = 全部
access-search = <b>{ $label }</b>：查找并显示消息。没有语言模型会看到。
access-answers-elsewhere = <b>{ $label }</b>：每次提问，{ $host } 上的模型会读需要的消息。
access-answers-here = <b>{ $label }</b>：每次提问，同一台机器上的语言模型会读需要的消息。
access-answers-quotes = <b>{ $label }</b>：还会引用你的消息来回答问题。
access-everything = <b>{ $label }</b>：还会给你写一份画像。

# ── Results, conversations, people ──
search-what = 想找什么？
search-hint = 一个词或一个名字
search-activity = 正在搜索
results-unnamed-chat = 未命名的聊天
attached-photo = 照片
attached-video = 视频
attached-voice = 语音消息
attached-audio = 音频
attached-file = 文件
attached-sticker = 贴纸
attached-location = 位置
attached-contact = 联系人
attached-poll = 投票
attached-other = 附件
results-no-text = （没有文字）
results-you = 你
results-amount = { $amount } 条结果
results-at-least = { $amount }+ 条结果
results-some = 结果
results-range = 第 { $from }–{ $to } 条，共 { $amount } 条
results-range-at-least = 第 { $from }–{ $to } 条，共 { $amount }+ 条
results-range-open = 第 { $from }–{ $to } 条
results-filtered = { $results }（{ $filters }）
results-best = { $results }，最相关的在前
results-newest = { $results }，最新的在前
results-nowhere = 哪里都没有{ LIST($missing, quotes: "“|”") }。这些里有{ LIST($present, quotes: "“|”") }。
results-back = 返回
results-more = 更多
results-newest-first = 最新的在前
results-best-first = 最相关的在前
results-answer-this = 回答这个
results-alert-me = 提醒我
results-add-chats = 导入我的聊天
results-none = 没找到“{ $what }”。
results-none-filtered = 没找到：{ $filters }。
results-none-of-both = 没找到“{ $what }”（{ $filters }）。
results-none-advice = 少写几个词，或者换个说法试试。
results-empty-archive = 你的资料库还是空的。
results-import-running = 还没有结果，导入仍在进行。完成后再试一次。
results-import-waits = 还没有结果。导入正在等你回答：
results-ends-earlier = 那段时间没有。你的资料库最新一条消息是{ $day }的。
results-without-filters = 不加筛选
results-just = 只搜“{ $word }”
results-everywhere = 搜索全部
results-no-chat = 没有叫“{ $name }”的聊天。
results-forgotten = 那份列表我忘了。
results-forgotten-here = 那份列表我忘了，再给你一次：
results-search-again = 再搜一次
conversation-activity = 正在读你的消息
conversation-start = 聊天从这里开始
conversation-empty = 里面还什么都没有。
conversation-gone = 这条消息已经不在{ $place }里了。
conversation-earlier = 更早
conversation-later = 更晚
conversation-open-in-telegram = 在 Telegram 里打开
conversation-open = 打开
conversation-whole = 看全文
conversation-mail-received = { $name } 发给你
conversation-mail-sent = 你发给 { $name }
person-mentions = 别处还提到 { $amount } 次
person-on = { $platform } 上的 { $name }
person-search = 搜索“{ $name }”
person-in-chats = 在 { $amount } 个聊天里
query-from = { $name } 发的
query-sent = 你发的
query-received = 你收到的
query-chat = 在“{ $name }”里
query-on = 在 { $platform } 上
query-in = 只看{ NOUN($kind, "all") }
query-has-link = 带链接
query-has-file = 带文件
query-has-photo = 带照片
query-has-video = 带视频
query-has-voice = 带语音
query-has-audio = 带音频
query-has-sticker = 带贴纸
query-before = { $day }之前
query-since = { $day }以来
query-since-date = { $day }以来
query-before-date = { $day }之前
query-without = 不含“{ $word }”
query-during = { $time }
query-no-word = 给我点能找的：一个人名、一个地方或一样东西。
query-only-excluded = 再加一个要找的词。
query-too-long = 太长了。请控制在 { $most } 个字以内。
query-name-too-long = 这个名字太长了。请控制在 { $most } 个字以内。
query-excluded-filter = 减号只能用来排除词。
query-nothing-after = <code>{ $key }</code> 后面少了点东西
query-has-unknown = 我不认识 <code>{ $filter }</code>。试试链接、文件、照片、视频、语音、音频或贴纸。
query-filter-unknown = 我不认识 <code>{ $filter }</code>。试试 { $known }。
query-day-unknown = 我不认识“{ $value }”这一天。
query-to-come = { $day }还没到。
query-no-day = 没有哪一天既在前者之后，又在后者之前。

# ── Questions and portraits ──
ask-what = 想知道什么？
ask-hint = 你的问题
ask-no-words = 给我点能找的：一个人名、一个地方或一样东西。
ask-not-narrowed = 只有搜索能用 <code>has:</code>。
ask-activity = 正在读你的消息
ask-thinking = 正在想
ask-without-data = 不用我的数据问
answer-closest = 最接近的是：
answer-counted = 数出来的
answer-quotes = 这些是原文。回复就能接着问。
answer-by-model = 由 { $host } 上的模型根据这些消息回答。详情见 /privacy。
answer-nothing = 关于这个，什么都没找到。
    换个名字或别的词试试。
answer-when = <b>{ $when }</b>（“{ $words }”）
answer-when-said = <b>{ $when }</b>（消息当天）
answer-changed = 之前是 { $was }，{ $day }起是 <b>{ $now }</b>
answer-earlier = 之前：
profile-asks = 写画像要通读你的消息，再用一页文字描述你。
profile-write = 写吧
profile-month = 消息最多的月份：{ $month }（{ $amount }）
profile-ends = 最早和最新的：
profile-by-model = 这是模型根据你的消息写的，可能有错。
profile-by-model-at = 这是 { $host } 上的模型根据你的消息写的，可能有错。详情见 /privacy。

# ── Days, digests, alerts ──
today-waiting = 在等你
today-new = 新消息
today-wrote-most = 谁写得最多
today-more-chats = 还有 { $amount } 个聊天
today-nothing = 没有新消息，也没人在等你。
today-which-day = 哪一天？试试 /today 昨天、/today 周五 或 /today 本周。
today-every-morning = 每天早上
today-every-monday = 每周一
today-activity = 正在读你的消息
today-week = <b>你的一周</b>，{ $days }
today-coming-up = 接下来
days-heading = <b>{ $days }</b> · { COUNT($chats, "social-chat-group") }里有 { COUNT($amount, "social-chat-message") }
days-heading-at-least = <b>{ $days }</b> · { $chats }+ 个聊天里有 { $amount }+ 条消息
days-before = 前一天
days-after = 后一天
days-nothing = { $on }什么都没有。
days-nothing-nearest = { $on }什么都没有。最近的是{ $day }。
days-nothing-in = { $name }：什么都没有。
days-nothing-yet = { $on }还什么都没有。
days-nothing-yet-in = { $on }还什么都没有。
digest-begun-day = 每天 { $time } 发给你，没内容就不打扰。
digest-begun-week = 每周一 { $time } 发给你，没内容就不打扰。
digest-price-day = 每天 { $time }：每次 { COUNT($each, "credit") }，每月最多 { $most }。
digest-price-week = 每周一 { $time }：每次 { COUNT($each, "credit") }，每月最多 { $most }。
digest-other-time = 换个时间
digest-time = 摘要时间
digest-time-ask = 几点？点一个，或者回复一个时间。
digest-time-hint = 07:30
digest-stop = 停掉摘要
digest-line-day = 摘要 · 每天 { $time }
digest-line-week = 你的一周 · 每周一 { $time }
digest-stopped-itself = 你的摘要我停掉了。
alerts-begun = “{ $what }”一有新内容就告诉你。
alerts-begun-day = { alerts-begun }我每天看一次。
alerts-begun-week = { alerts-begun }我每周看一次。
alerts-look-week = 改成每周看
alerts-look-day = 改成每天看
alerts-stop = 停掉
alerts-stop-this = 停掉这个提醒
alerts-stop-named = 停掉“{ $what }”
alerts-stopped = 停掉了。
alerts-price = 每天看一次，每次 { COUNT($each, "credit") }，每月最多 { $most }。
alerts-start = 开始
alerts-weekly = 每周：最多 { $most }
alerts-needs-word = 给我一个要找的词。
alerts-too-many = 已经有 { $most } 个了。先停掉一个。
alerts-heading = 你的提醒和摘要
alerts-line-day = “{ $what }” · 每天一次
alerts-line-week = “{ $what }” · 每周一次
alerts-at-most = 每月最多 { COUNT($most, "credit") }
alerts-none = 还没有提醒和摘要。在搜索结果下面点“{ results-alert-me }”，或者在 /today 下面点“{ today-every-morning }”。
alerts-only-exports = 新消息只会随你导入的文件一起来。
alerts-nothing-arrives = 还没有提醒和摘要。{ alerts-only-exports }
alerts-new = “{ $what }”有新内容：
alerts-all = 全部 { $amount } 条
alerts-activity = 正在看“{ $what }”有没有新内容
alerts-lost = { $doing }：我重启了一下。可能花了 { COUNT($credits, "credit") }。
alerts-stopped-itself = “{ $what }”的提醒我停掉了。
alerts-why-access = 我的授权到期了。
alerts-why-credits = 你的积分用完了。
alerts-why-limit = 这会超过你的每日上限。
alerts-why-dearer = 现在更贵了。
alerts-why-trouble = { $host } 一直出错。
alerts-start-again = 重新开始
alerts-again-price = 每次 { COUNT($each, "credit") }，每月最多 { $most }。

# ── Statistics ──
stats-only-messages = 我只会数消息和邮件。
stats-counting = 正在数
stats-read = 读了 { $amount }/{ $most } 条
stats-reading = 要数就得先读：每 { COUNT($amount, "social-chat-message") } { COUNT($credits, "credit") }。
stats-newest = 最新 { $amount } 条
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b>（{ $what }）。
stats-headline-split = <b>{ COUNT($amount, $kind) }</b>（{ $what }）：你 { $sent }，别人 { $received }。
stats-at-least = 在最新的 { $read } 条里，<b>至少有 { COUNT($amount, $kind) }</b>（{ $what }）。
stats-with = 含{ LIST($terms, quotes: "“|”") }
stats-to = 发给 { $name }
stats-in-all = 总共
stats-between = { $first }至{ $last }
stats-most-two = 最多的是 { $one }（{ $ones }）和 { $two }（{ $twos }）。
stats-most-three = 最多的是 { $one }（{ $ones }）、{ $two }（{ $twos }）和 { $three }（{ $threes }）。
stats-habits = 多在周{ $day ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
   *[7] 日
    }，{ $time } 前后。
stats-caption = { $month }以来 { COUNT($amount, $kind) }，其中你发了 { $sent }。
stats-none = 一条也没有。
stats-none-in-newest = 最新的 { $read } 条里一条也没有。
stats-empty = 还没有消息。
stats-show = 列出来
stats-as-picture = 画成图
stats-chart-title = 你的{ NOUN($kind, "all") }
stats-silence = 最长沉默 { COUNT($silence, "day") }
stats-chart-months = 按月
stats-chart-weekdays = 按星期
stats-chart-hours = 按钟点
stats-chart-you = 你
stats-chart-others = 别人
stats-chart-chats = 聊天
stats-chart-people = 联系人
stats-chart-words = 常出现的词

# ── Adding data ──
import-add = <b>导入你的聊天和邮件</b>
    把导出文件发到这里（最大 { $most }），或者点一个应用，看看它把导出藏在哪里。
    内容会加密放进你的资料库，之后我就删掉文件。
errors-import-elsewhere = 你的数据在 { $place }，要导入请到那边。我只能读。
import-larger-files = 更大的文件
import-other-apps = 其他应用
import-where = 在哪里导出？
import-show-me-how = 告诉我怎么弄
import-upload = 去上传
import-guide-whatsapp = 打开聊天 → ⋮ → 更多 → 导出聊天记录（iPhone：点对方名字，导出聊天记录）→ 不含媒体文件 → 保存，再发到这里。
import-note-whatsapp = 一次一个聊天，最多最新的 40,000 条消息。别直接分享到 Telegram，那会进到某个 Telegram 聊天里。
import-guide-telegram = 在电脑上打开 Telegram Desktop：☰ → 设置 → 高级 → 导出 Telegram 数据，选机器可读的 JSON。把 result.json 发给我。
import-note-telegram = 手机应用不能导出。
import-guide-signal = 设置 → 聊天 → 导出聊天记录，不含媒体文件。把文件夹打包成 zip 发给我。
import-note-signal = 加密备份不行，只有 Signal 能读。
import-guide-slack = 工作区菜单 → 工具和设置 → 工作区设置 → 导入/导出数据 → 导出。把邮件里的 zip 发给我。
import-note-slack = 只有所有者和管理员能导出；私人聊天要看套餐。
import-guide-discord = 用户设置 → 数据与隐私 → 请求数据，勾选消息。把邮件里的 zip 发给我。
import-note-discord = 最多要等 30 天，而且只有你写的；DiscordChatExporter 的 JSON 两边都有。
import-guide-gmail = takeout.google.com → 取消全选 → 邮件 → 导出为 .zip。把每个 zip 都发给我。
import-note-gmail = 其他邮件程序：.mbox 或 .eml 文件。
import-file = 那个文件
import-next = 下一个是 { $file }。
import-next-after-answer = 你回答上面的问题后，下一个是 { $file }。
import-reading = 正在读 { $name }…
import-reading-so-far = 正在读 { $name }… { $percent }%，{ COUNT($read, "social-chat-message") }
import-long = 这个挺大的。读完我发消息告诉你。
import-ask-me = 哪个是你？
import-ask-me-or-reply = 哪个是你？点一个，或者回复名字。
import-nobody = 里面没有“{ $name }”。哪个是你？
import-neither = 都不是
import-none-of-them = 都不是
import-ask-date = 第一条消息是哪天的？
import-ask-city = 那部手机当时在哪个城市？
import-hint-city = 城市或国家
import-which-city = 哪一个？
import-unknown-city = 我不认识“{ $city }”。试试最近的大城市。
import-ask-owner = 这是 { $name } 的导出，不是你的。还要导入吗？
import-add-it = 导入
import-leave-it = 算了
import-added = <b>导入了 { COUNT($written, "social-chat-message") }</b>，{ $when }。
import-added-chat = <b>导入了 { $chat }：{ COUNT($written, "social-chat-message") }</b>，{ $when }。
import-added-chats = <b>导入了 { COUNT($chats, "social-chat-group") }：{ COUNT($written, "social-chat-message") }</b>，{ $when }。
import-added-mails = <b>导入了 { COUNT($written, "mail") }</b>，{ $when }。
import-added-records = <b>导入了 { COUNT($written, "record") }</b>。
import-from-to = { $from }至{ $to }
import-nothing-new = 没有新的：{ COUNT($known, "social-chat-message") }早就有了。
import-some-new = <b>{ $written } 条新消息</b>；{ $known } 条已经在了。
import-you-are = 里面你是 { $name }。
import-times = 时间按{ $city }算。
import-dates = 日期我读成{ $day }。
import-meaning = 按意思回答已读 { $read }/{ $records }，其余随后。
import-shortened = 有 { $n } 条太长，我截短了。
import-left-out = 有 { $n } 条没导入（{ $what }）。
import-left-out-service-message = 自动提示
import-left-out-deleted = 已删除
import-left-out-empty = 空白
import-left-out-unreadable = 读不了
import-left-out-unreadable-mail = 读不了
import-left-out-unreadable-file = 读不了
import-left-out-too-long = 太长
import-left-out-not-a-mail = 不是邮件
import-left-out-unsupported = 不支持
import-left-out-duplicate = 重复
import-left-out-no-date = 没有日期
import-left-out-no-chat = 没有所属聊天
import-left-out-spam = 垃圾邮件
import-left-out-trash = 已删邮件
import-left-out-draft = 草稿
import-left-out-chat-log = 聊天日志
import-first = 现在写一个词、一个名字或一个问题。
import-show = 看看
import-not-me = 这不是我
import-other-zone = 换个时区
import-switch = 换到我的资料库
import-open = 打开我的资料库
import-stopped = 停下了。{ COUNT($read, "social-chat-message") }已经进来；剩下的，再发一次文件就行。
import-stopped-empty = 停下了。什么都没导入。
import-cannot-stop = 我现在连不上你的资料库，没法停下来。
import-forgotten = 那个文件我这里没有了。请再发一次。
import-broken = { $file } 后半截坏了。{ COUNT($read, "social-chat-message") }已经进来；剩下的请重新导出。
import-failed-not-known = { $file } 我读不了。我收 Telegram、WhatsApp、Signal、Slack、Discord 的导出和邮箱文件。
import-failed-too-large = { $file } 超过了 { $most }。
import-failed-too-large-here = { $file } 太大了。导出时别带照片和视频。
import-failed-empty = { $file } 里没有消息。
import-failed-zip-password = 这个 zip 有密码。去掉密码重新打包吧。
import-failed-zip-bomb = 这个 zip 解压后大得离谱，我就不打开了。
import-failed-zip-of-zips = 这个 zip 里只有别的 zip。把里面那些发给我。
import-failed-damaged = { $file } 坏了。请重新导出。
import-failed-other-archive = { $file } 我打不开。换成 zip 发给我吧。
import-failed-telegram-html = 这是 HTML 导出。重新导出一次，选机器可读的 JSON。
import-failed-discord-html = 这是 HTML 导出。重新导出一次，选 JSON。
import-failed-discord-package = { $file } 里没有消息。重新请求一次，勾选消息。
import-failed-whatsapp-backup = 这是 WhatsApp 自己的备份，只有 WhatsApp 能读。请改为导出聊天。
import-failed-whatsapp-dates = { $file } 里的日期我看不懂。
import-failed-signal-backup = 这是 Signal 自己的备份，只有 Signal 能读。请改为导出聊天。
import-failed-outlook = Outlook 的文件我读不了。请导出成 .mbox 或 .eml。
import-failed-no-room = 这台机器没地方了。什么都没导入。
import-failed-no-room-for-all = 这台机器没地方了。{ COUNT($read, "social-chat-message") }已经进来。
import-failed-archive-full = 你的资料库满了。什么都没导入。
import-failed-archive-full-for-all = 你的资料库满了。{ COUNT($read, "social-chat-message") }已经进来。
import-nearly-full = 你的资料库已用 { NUMBER($share, style: "percent") }。
import-failed-too-many = 有 10 个文件在排队。等它们好了再发这个。
import-failed-gone = Telegram 没把 { $file } 给我。请再发一次。
import-failed-silent = Telegram 没把 { $file } 给我。请再发一次。
import-failed-unanswered = 没等到你的回答，{ $file } 我就放下了。请再发一次。
import-failed-set-aside = { $file } 导入时出错了三次，我放弃了。
import-failed-same-file = { $file } 正在导入。
import-failed-away = 我现在连不上你的资料库。
import-failed-failed = 这是我的错，不怪你。要是再发生，请告诉运营者：{ $reference }。
save-chat = 收藏
save-saved = 存好了。
save-saved-for = 存好了。{ $on }会出现在“接下来”里。
save-known = 早就存过了。
save-how = 用 /save 回复一条消息，或者把要存的写在它后面。
live-since = Telegram 实时接收：{ $day }起。
live-paused-since = Telegram 实时接收：{ $day }起暂停。
live-pause = 暂停
live-resume = 继续
live-paused = 已暂停，不再进新消息。
live-resumed = 新消息又会进你的资料库了。
live-begun = 从现在起，你选的那些聊天的新消息会进你的资料库。我从不给任何人写消息。想停就去 /account。
live-ended = 我不再接收你的 Telegram 消息。已存的都留着。
live-archive-gone = 你的资料库被清除了，所以我不再接收你 Telegram 账号的消息。去 /account 可以重新开始，用一个新的资料库。

# ── Settings ──
settings-title = 设置
settings-zone = 时区：{ $city }（{ $time }）
settings-zone-none = 时区：没设
settings-language = 语言：{ $language }
settings-digest = 摘要：每天 { $time }
settings-digest-off = 摘要：关
settings-chat = 这个聊天里，结果{ $cover ->
        [on] 点开才显示
       *[off] 直接显示
    }，{ $protect ->
        [on] 不能转发
       *[off] 可以转发
    }，{ $delete ->
        [on] { $after }后删除
       *[off] 一直留着
    }
settings-limit = 每日上限：{ COUNT($credits, "credit") }
settings-limit-off = 每日上限：关
settings-ask-first-yes = 花积分前先问：开
settings-ask-first-no = 花积分前先问：关
settings-zone-button = 时区
settings-language-button = 语言
settings-alerts-button = 摘要和提醒
settings-chat-button = 这个聊天
settings-limit-button = 每日上限
settings-ask-first-button = 花积分前先问
settings-zone-ask = 你在哪个城市？
settings-zone-hint = 城市或国家
settings-zone-set = { $city }，{ $time }。
settings-zone-which = 哪一个？
settings-zone-unknown = 我不认识“{ $typed }”。试试最近的大城市。
settings-language-ask = 要我说哪种语言？搜索什么语言都行。
settings-language-telegram = 跟随 Telegram
settings-cover-on = 点开才显示：开
settings-cover-off = 点开才显示：关
settings-protect-on = 禁止转发：开
settings-protect-off = 禁止转发：关
settings-delete-never = 自动删除：从不
settings-deleted = 已按你的设置删除。
settings-delete-after = 自动删除：{ $time }后
settings-limit-ask = 24 小时内最多花多少积分？
settings-limit-none = 不限
settings-limit-set = 上限：24 小时 { COUNT($credits, "credit") }。
settings-limit-gone = 没有上限了。

# ── Account, leaving, privacy, help ──
account-own = <b>你的资料库</b>
account-own-empty = <b>你的资料库</b>，还是空的
account-own-with = <b>你的资料库</b>：{ COUNT($messages, "social-chat-message") }，最新一条：{ $day }
account-may-search = 我可以搜索它。
account-may-search-until = 我可以搜索它，到{ $day }为止。
account-may-answers = 我可以搜索它，用它回答问题。
account-may-answers-until = 我可以搜索它，用它回答问题，到{ $day }为止。
account-may-everything = 我可以搜索它，用它回答问题，给你写画像。
account-may-everything-until = 我可以搜索它，用它回答问题，给你写画像，到{ $day }为止。
account-other = 还有授权：{ $app }，{ $day }起。
account-more = 另有 { $amount } 个。
account-end = 解除“{ $app }”
account-ended = 那个授权解除了。
account-change = 更改授权
account-sample = <b>Nina 的资料库</b>，示例。
account-host-until = <b>{ $host }</b>，到{ $day }为止
account-unknown = { $host } 没说我能做什么，你问了我才知道。
leave-ask = 要离开吗？我会解除授权，清除你的设置、提醒和我保存的关于你的一切。
leave-ask-unconnected = 要离开吗？我会清除你的设置、提醒和我保存的关于你的一切。
leave-archive = 你的资料库里有 { COUNT($messages, "social-chat-message") }，清除了就找不回来。
leave-keep-archive = 离开，保留资料库
leave-erase-archive = 离开并清除资料库
leave-stay = 留下
leave-erasing = 正在清除…
leave-done-none = 好了。我保存的关于你的一切都清除了。
leave-done-waits = 好了。我保存的关于你的一切都清除了；资料库还在，等你回来。
leave-done-erased = 好了。你的资料库和我保存的关于你的一切都清除了。
leave-access-stands = 我在{ $place }的授权没能解除，请到那边解除。
leave-live = 我还是你 Telegram 账号的聊天机器人，直到你在那里移除我：设置 → Telegram Business → 聊天机器人。
leave-limit = 为了每日上限，有个数字要留一天：花了 { COUNT($credits, "credit") }。
leave-chat = 你清空之前，这个聊天还留在 Telegram 里。
export-doing = 正在整理关于你的一切
export-whole = 我这里关于你的一切。谁拿到这个文件都能读。
export-elsewhere = 我这里关于你的一切。你的数据本身在 { $host }。谁拿到这个文件都能读。
export-kept = 我保存的关于你的内容，接着是你的资料库。谁拿到这个文件都能读。
export-unreachable = 我保存的关于你的内容。我现在连不上你的资料库，过会儿再要一次吧。
export-link = 你的资料库太大，这个聊天放不下。链接只给你一个人，10 分钟内有效。
export-download = 下载
export-operator = 你的资料库太大，这个聊天放不下。运营者可以用 <code>npm run person</code> 把它全部给你。
privacy-kept = 我保存什么
privacy-kept-what = 你的授权、设置和提醒，到你离开为止。结果，6 小时。按钮，30 天。问题，到回答为止。
privacy-kept-what-days = 你的授权、设置和提醒，到你离开或 { COUNT($days, "day") }没用我为止。结果，6 小时。按钮，30 天。问题，到回答为止。
privacy-kept-costs = 每次请求花了多少，不含内容，35 天。
privacy-encrypted = 全部加密，密钥放在别处，日志里没有你的话，也没有名字。
privacy-seen = 谁能看到你的数据
privacy-seen-by = 你，还有这个机器人。
privacy-model-none = 没有语言模型会读。
privacy-model-local = 同一台机器上的语言模型会读回答问题需要的内容。
privacy-model-at = 回答时，{ $host } 上的模型会读你的问题和需要的消息。
privacy-model-service = 由 { $host } 来回答，可能会用语言模型。
privacy-model-unknown = 如果运营者配了语言模型，它会读回答问题需要的内容。
privacy-meaning-local = 为了按意思查找，同一台机器上的模型会读你的所有消息和问题。
privacy-meaning-at = 为了按意思查找，{ $host } 上的模型会收到你所有消息和问题的文字。
privacy-seen-else = 和所有机器人一样，这个聊天经过 Telegram。不出售，不拿去训练，也不会把你的任何内容发到群组。
privacy-erase = 怎么清除
privacy-erase-how = /disconnect，马上清除。
help-write = 直接写就行。
    <b>一个词</b>：找消息{ $word ->
        [none] { "" }
       *[other] ，比如 <code>{ $word }</code>
    }
    <b>一个名字</b>：打开这个人{ $name ->
        [none] { "" }
       *[other] ，比如 <code>{ $name }</code>
    }
    <b>一个问题</b>：得到答案{ $question ->
        [none] { "" }
       *[other] ，比如 <code>{ $question }</code>
    }
    <b>一个日期</b>：看那天发生了什么{ $day ->
        [none] { "" }
       *[other] ，比如 <code>{ $day }</code>
    }
    <code>我错过了什么？</code>：总结一下
help-exact = 想更精确：<code>from:joana</code> <code>chat:家人</code> <code>since:2025</code> <code>has:照片</code> <code>"原话"</code> <code>-排除</code>
    想存下一条消息：用 <code>/save</code> 回复它
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = 搜索一次 { COUNT($search, "credit") }，回答一次 { $answer }。别的会先说价格。

# ── Plain words ──
plain-hello = 你好。想找什么？
plain-not-yet = 你一连接，我就去找。
plain-unchanged = 什么都没变。
plain-did-you-mean = 你是想用 <b>/{ $command }</b> 吗？
plain-not-found-message = 这条不在你的资料库里。
plain-not-found-message-remote = 这条我没找到。
plain-text-only = 我只会读文字和导出文件。
plain-changed = 你改了内容。再来一次吗？
plain-prices = 在这里回答一次 { COUNT($answer, "credit") }，搜索一次 { $search }。
plain-left = 你有 { $left }。
plain-no-more-asking = 以后我就不问了。

# ── Groups and inline mode ──
group-answer-in-private = 私聊回答我
group-not-yours = 那个不是你的。
inline-only-you = 只有你看得到。点一个就发出它的文字。
inline-nothing = 没找到“{ $words }”。
inline-empty = 写一个你消息里的词。
inline-connect = 先连接
inline-in-private = 私聊里搜索“{ $words }”
inline-not-allowed = 我没有搜索的授权。
inline-trouble = 我现在没法搜索。

# ── Credits, where a service charges ──
credits-button = 积分
credits-none = 这里什么都不花积分。
credits-terms = 你有 { COUNT($left, "credit") }。搜索一次 { $search }，回答一次 { $answer }。
credits-left = <b>还剩 { COUNT($left, "credit") }。</b>
credits-left-again = <b>还剩 { COUNT($left, "credit") }</b>，{ $when }恢复到 { $allowance }。
credits-period = 最近 30 天：{ $spent }。
credits-period-searches = 最近 30 天：{ $spent }，主要是搜索（{ $most }）。
credits-period-answers = 最近 30 天：{ $spent }，主要是回答（{ $most }）。
credits-period-portraits = 最近 30 天：{ $spent }，主要是画像（{ $most }）。
credits-period-lists = 最近 30 天：{ $spent }，主要是列表（{ $most }）。
credits-doubt = 其中 { $credits } 可能没扣：没收到回答。
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · 还剩 { $left }

# ── When something goes wrong ──
errors-not-connected = 你还没连接。
errors-not-yet = 你一连接，我就去做。
errors-token-refused = 我对{ $place }的授权已经结束。
errors-token-expired = { errors-token-refused }
errors-no-search = 我在 { $host } 没有搜索的授权。
errors-no-search-own = 我没有搜索你资料库的授权。
errors-no-answer = 我在 { $host } 没有回答问题的授权。
errors-no-answer-own = 我没有用你的资料库回答问题的授权。
errors-no-list = 我在 { $host } 没有列出消息的授权。
errors-no-list-own = 我没有列出你资料库里消息的授权。
errors-no-portrait = 我在 { $host } 没有写画像的授权。
errors-no-portrait-own = 我没有用你的资料库写画像的授权。
errors-missing = 还缺：
errors-out = { $place }的积分不够了：这次要 { $needed }，你有 { $left }。
errors-out-unknown = { $place }的积分用完了。
errors-out-again = { $when }你又会有 { $allowance }。
errors-out-host = 这个可以在 { $host } 改。
errors-out-operator = 运营者可以用 <code>MONTHLY_CREDITS</code> 来改。
errors-limit-own = 这会超过你的每日上限：{ $most } 已用 { $spent }，这次要 { $credits }。
errors-limit-operator = 这个机器人每人每天 { COUNT($most, "credit") }。你已用 { $spent }，这次要 { $credits }。
errors-room-again = { $when } 又有余量了。
errors-change-limit = 改上限
errors-break = { $place }要歇一分钟。
errors-break-until = { $place }要歇到 { $at }。
errors-bad-request = 这样写我查不了。少写几个词，或换几个词。
errors-not-offered = { $Place }做不了这个。
errors-not-found = 它已经不在{ $place }里了。
errors-model-failed = 语言模型没有回答。
errors-timeout = 等太久了，我就停下了。
errors-unreachable = 我现在连不上{ $place }。
errors-connection-lost = { $place }的回答没有完整送到。
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = { $place } 那边出了问题，跟你的提问没关系。
errors-reply-too-large = 一次太多了。说一个聊天或一段时间。
errors-cancelled = 停下了。
errors-too-many-waiting = 你前面两个我还在做。过会儿再发这个。
errors-stop-them = 停掉它们
errors-private-only = 我只在私聊里回答。
errors-stale-button = 这个按钮过期了。
errors-internal = 这是我的错，不怪你。要是再发生，请告诉运营者：<code>{ $reference }</code>。
errors-secret = 这看起来像密码或密钥，我没用它。你也许想删掉它。
errors-may-have-cost = 可能花了 { COUNT($credits, "credit") }。
errors-nothing-charged = 没有扣积分。
errors-used-button = 已经做好了。
errors-restarted = 我重启了一下。
errors-too-fast = 一下子太多了。给我 10 秒。
errors-stranger = 这个机器人要受邀才能用。想加入，把你的 Telegram ID 发给运营者：<code>{ $userId }</code>。/privacy 和 /disconnect 你也能用。
errors-not-invited = 这个机器人要受邀才能用。
errors-unsendable = 答案有了，但 Telegram 不肯收。问少一点吧。
errors-sent-again = （又发了一次：Telegram 没确认第一次。）
errors-nothing-visible = 这个答案里没有能看的。
progress-working = 稍等…
progress-still-reading = 还在读。一天里的第一个答案比较慢。
progress-in-line = 你排在第 { $position } 位。
progress-stopped = 停下了。
progress-nothing-running = 没有在做的事。
progress-rest-in-file = 其余的在这个文件里。
idle-warning = 你 { COUNT($unused, "day") }没用我了，再过 { $left } 天我就忘掉你的授权。随便发点什么就能留住。
idle-forgotten = 你的授权 { COUNT($idle, "day") }没用，我忘掉了。
idle-forgotten-own = 你的授权 { COUNT($idle, "day") }没用，我忘掉了。资料库原样还在。
idle-open-again = 再打开
place-archive = 你的资料库
place-sample = 示例数据

# ── Dates and numbers ──
dates-today = 今天
dates-yesterday = 昨天
dates-tomorrow = 明天
dates-today-at = 今天 { $time }
dates-on-weekday = { WEEKDAY($weekday) }
dates-on-date = { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = { DATETIME($day, day: "numeric", month: "long") }{ WEEKDAY($weekday) }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long", day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day } { $time }
numbers-priced = { $label }（{ COUNT($amount, "credit") }）

# ── Buttons that stand in several places ──
buttons-connect = 连接
buttons-try-again = 再试一次
buttons-stop = 停下
buttons-search = 搜索
buttons-look-around = 逛一逛
buttons-start-own = 建我自己的资料库
buttons-open-archive = 打开
buttons-add-chats = 导入我的聊天
buttons-missed = 我错过了什么？
buttons-download = 下载全部
buttons-leave = 离开
buttons-not-now = 以后再说
buttons-answer-this = 回答这个
buttons-search-instead = 改为搜索这些词
buttons-search-for = 搜索“{ $text }”
buttons-search-its-words = 搜索里面的词
buttons-save-it = 存下来
buttons-run-it = 再来一次
buttons-answer = 回答
list-amount = { COUNT($amount, $kind) }
list-comma = { "、" }
