-social-chat-group = { $count ->
    [one] { $count } чат
    [few] { $count } чата
   *[many] { $count } чатов
    }
    .in = в чатах
    .your = ваши чаты
-social-chat-message = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
    }
    .in = в сообщениях
    .your = ваши сообщения
-social-email = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[many] { $count } писем
    }
    .in = в письмах
    .your = ваши письма
-social-post = { $count ->
    [one] { $count } публикация
    [few] { $count } публикации
   *[many] { $count } публикаций
    }
    .in = в публикациях
    .your = ваши публикации
-social-following = { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
   *[many] { $count } подписок
    }
    .in = в подписках
    .your = ваши подписки
-social-calendar = { $count ->
    [one] { $count } календарь
    [few] { $count } календаря
   *[many] { $count } календарей
    }
    .in = в календарях
    .your = ваши календари
-social-event = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
    }
    .in = в событиях
    .your = ваши события
-favourite = { $count ->
    [one] { $count } запись в избранном
    [few] { $count } записи в избранном
   *[many] { $count } записей в избранном
    }
    .in = в избранном
    .your = ваше избранное
-file = { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
    }
    .in = в файлах
    .your = ваши файлы
-credit = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
    }
-day = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
    }
-hit = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
    }
-record = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
    }
-mail = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[many] { $count } писем
    }
-all = { "" }
    .your = все ваши данные
-chats = { "" }
    .your = ваши чаты

# ── The bot itself ──
bot-description = Я нахожу нужное в ваших сообщениях, письмах и файлах и отвечаю на вопросы о них.

    Ответы видите только вы. Данные зашифрованы, в группы ничего не уходит, а /disconnect стирает всё.
bot-short-description = Ищите в своих сообщениях и спрашивайте о них. Лично, зашифровано, только ваше.

# ── The command menu ──
menu-start = Начать отсюда
menu-today = Что нового и кто ждёт ответа
menu-ask = Спросить о своих данных
menu-search = Найти сообщения, письма и файлы
menu-chats = Ваши чаты
menu-recent = Самые новые сообщения
menu-count = Посчитать сообщения
menu-stats = Ваши сообщения в цифрах
menu-profile = Ваш портрет
menu-alerts = Ваши оповещения и сводки
menu-import = Добавить чаты и письма
menu-save = Сохранить сообщение
menu-settings = Часовой пояс, язык, этот чат
menu-account = Что мне можно
menu-credits = Сколько осталось и потрачено
menu-connect = Подключить свои данные
menu-privacy = Что я о вас храню
menu-disconnect = Уйти и стереть
menu-help = Как со мной говорить
menu-cancel = Остановить то, что идёт

# ── First contact ──
start-hello = Привет, { $name }. Я нахожу нужное в ваших сообщениях, письмах и файлах и отвечаю на вопросы о них. Ответы видите только вы.
start-hello-unnamed = Привет. Я нахожу нужное в ваших сообщениях, письмах и файлах и отвечаю на вопросы о них. Ответы видите только вы.
start-sample = Осмотритесь сначала в архиве Нины (она выдуманная) или заведите свой.
start-empty = Ваш архив здесь, только для вас, и пока пуст.
start-has-data = В вашем архиве { COUNT($messages, "social-chat-message") }, последнее — { $newest }.
start-remote = Ваши данные остаются на { $host }; что мне можно читать, решаете вы.
start-remote-token = Создайте токен на { $host } и пришлите сюда после /connect. Ваше сообщение я удалю, а токен сохраню зашифрованным.
start-prices = Поиск стоит { COUNT($search, "credit") }, ответ — { $answer }.
start-again = И снова привет, { $name }. Что ищете?
start-again-unnamed = И снова привет. Что ищете?

# ── Connecting ──
connect-opening = Открываю…
connect-sample = Вы в архиве Нины: два года чатов, писем и файлов выдуманного человека. Напишите слово, имя или вопрос — или попробуйте:
connect-example-word = борщ
connect-example-name = Мама
connect-example-question = Где был паспорт?
connect-empty = Ваш архив готов. Пришлите экспорт из любого из этих приложений или нажмите на название: покажу, где он спрятан.
connect-open = Ваш архив открыт. Что ищете?
connect-open-with = Ваш архив открыт: { COUNT($messages, "social-chat-message") } (последнее — { $day }). Что ищете?
connect-done = Подключено: { $host }. Что ищете?
connect-earlier-left = Мой прежний доступ на { $host } может ещё действовать; закрыть его можно там.
connect-saved = Сохранено. Что с ним можно?
connect-unknown = Не знаю
connect-widen = Расширить доступ
connect-again = Подключить снова
connect-switch = В мой архив
connect-choose-button = Выбрать, что читать
connect-token-hint = Ваш токен
connect-deleted = Ваше сообщение удалено.
connect-not-deleted = <b>Удалите сообщение с токеном, пожалуйста</b>: у меня не вышло.
connect-incomplete = Похоже, токен не целый. Скопируйте его ещё раз и пришлите после /connect.
connect-exposed = Никогда не отправляйте токен в группу. Он не использован; отзовите его там, где он создан, и создайте новый.
connect-asked-earlier = Раньше вы просили «{ $text }»:
connect-link-over = Ссылка устарела. Новая — по /connect.
connect-declined = Вы не подключились. Ничего не сохранено.
connect-failed = Подключить не вышло. Ничего не сохранено.
connect-page-done = Готово
connect-page-back = Эту страницу можно закрыть и вернуться в { $bot }.
access-lasts-30-days = На 30 дней. Закрыть доступ можно когда угодно в /account.
access-lasts-90-days = На 90 дней. Закрыть доступ можно когда угодно в /account.
access-lasts-1-year = На год. Закрыть доступ можно когда угодно в /account.
access-lasts-until-revoked = Пока вы не закроете доступ в /account.
access-lasts-30-days-button = На 30 дней: изменить
access-lasts-90-days-button = На 90 дней: изменить
access-lasts-1-year-button = На год: изменить
access-lasts-until-revoked-button = Пока не закрою: изменить
access-part-searches = поиск
access-part-answers = ответы
access-part-lists = списки (дни, чаты, подсчёты)
access-part-portraits = портреты
access-included = Можно: { $parts }.
access-not-included = Нельзя: { $parts }.
access-ends = Мой доступ закончится { $when } ({ $place }).
access-keep = Оставить на 90 дней
access-renew = Продлить
access-question = Что мне можно в вашем архиве?
access-search-button = Искать
access-answers-button = Искать и отвечать
access-everything-button = Всё
access-search = <b>{ $label }</b>: находить и показывать сообщения. Языковая модель их не видит.
access-answers-elsewhere = <b>{ $label }</b>: для каждого вопроса модель на { $host } читает нужные сообщения.
access-answers-here = <b>{ $label }</b>: для каждого вопроса языковая модель на этой же машине читает нужные сообщения.
access-answers-quotes = <b>{ $label }</b>: ещё и отвечать на вопросы, цитатами из ваших сообщений.
access-everything = <b>{ $label }</b>: ещё и писать ваш портрет.

# ── Results, conversations, people ──
search-what = Что ищете?
search-hint = Слово или имя
search-activity = Ищу
results-unnamed-chat = Чат без названия
attached-photo = фото
attached-video = видео
attached-voice = голосовое сообщение
attached-audio = аудио
attached-file = файл
attached-sticker = стикер
attached-location = геопозиция
attached-contact = контакт
attached-poll = опрос
attached-other = вложение
results-no-text = (без текста)
results-you = Вы
results-amount = { $amount ->
    [one] { $amount } результат
    [few] { $amount } результата
   *[many] { $amount } результатов
    }
results-at-least = { $amount }+ результатов
results-some = Результаты
results-range = { $from }–{ $to } из { $amount }
results-range-at-least = { $from }–{ $to } из { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, сначала лучшие
results-newest = { $results }, сначала новые
results-nowhere = Нигде не нашлось: { LIST($missing, quotes: "«|»") }. Здесь есть { LIST($present, quotes: "«|»") }.
results-back = Назад
results-more = Ещё
results-newest-first = Сначала новые
results-best-first = Сначала лучшие
results-answer-this = Ответить на это
results-alert-me = Сообщать о новом
results-add-chats = Добавить мои чаты
results-none = «{ $what }»: ничего не нашлось.
results-none-filtered = Ничего не нашлось ({ $filters }).
results-none-of-both = «{ $what }»: ничего не нашлось ({ $filters }).
results-none-advice = Попробуйте меньше слов или другую форму.
results-empty-archive = Ваш архив пока пуст.
results-import-running = Пока ничего, а импорт ещё идёт. Попробуйте снова, когда он закончится.
results-import-waits = Пока ничего. Импорт ждёт вашего ответа:
results-ends-earlier = Там пусто: последнее сообщение в архиве — { $day }, новее нет.
results-without-filters = Без фильтров
results-just = Только «{ $word }»
results-everywhere = Искать везде
results-no-chat = Не знаю чата «{ $name }».
results-forgotten = Этого списка я уже не помню.
results-forgotten-here = Того списка я уже не помню. Вот он снова:
results-search-again = Искать снова
conversation-activity = Читаю ваши сообщения
conversation-start = Начало чата
conversation-empty = Здесь пока пусто.
conversation-gone = Этого сообщения больше нет: { $place }.
conversation-earlier = Раньше
conversation-later = Позже
conversation-open-in-telegram = Открыть в Telegram
conversation-open = Открыть
conversation-whole = Сообщение целиком
conversation-mail-received = Вам пишет { $name }
conversation-mail-sent = Кому: { $name }
person-mentions = Ещё упоминания: { $amount }
person-on = { $name } в { $platform }
person-search = Найти «{ $name }»
person-in-chats = { $amount ->
    [one] в { $amount } чате
   *[many] в { $amount } чатах
    }
query-from = от «{ $name }»
query-sent = от вас
query-received = вам
query-chat = в «{ $name }»
query-on = в { $platform }
query-in = { NOUN($kind, "in") }
query-has-link = со ссылкой
query-has-file = с файлом
query-has-photo = с фото
query-has-video = с видео
query-has-voice = с голосовым
query-has-audio = с аудио
query-has-sticker = со стикером
query-before = раньше, чем { $day }
query-since = { $day } и позже
query-since-date = с { $day }
query-before-date = до { $day }
query-without = без «{ $word }»
query-during = за { $time }
query-no-word = Назовите, что искать: имя, место или вещь.
query-only-excluded = Добавьте слово для поиска.
query-too-long = Слишком длинно. Не больше { $most } знаков, пожалуйста.
query-name-too-long = Имя слишком длинное. Не больше { $most } знаков, пожалуйста.
query-excluded-filter = Минусом можно убрать только слова.
query-nothing-after = Чего-то не хватает после <code>{ $key }</code>
query-has-unknown = Не знаю <code>{ $filter }</code>. Попробуйте ссылка, файл, фото, видео, голосовое, аудио или стикер.
query-filter-unknown = Не знаю <code>{ $filter }</code>. Попробуйте { $known }.
query-day-unknown = Не знаю такого дня: «{ $value }».
query-to-come = { $day } — это ещё впереди.
query-no-day = Между этими двумя днями нет ни одного.

# ── Questions and portraits ──
ask-what = Что хотите узнать?
ask-hint = Ваш вопрос
ask-no-words = Назовите, о чём речь: имя, место или вещь.
ask-not-narrowed = <code>has:</code> работает только в поиске.
ask-activity = Читаю ваши сообщения
ask-thinking = Думаю
ask-without-data = Спросить без моих данных
answer-closest = Ближе всего вот это:
answer-counted = Посчитано
answer-quotes = Это цитаты. Чтобы спросить дальше, ответьте на них.
answer-by-model = Отвечает модель на { $host }, по этим сообщениям. Подробнее в /privacy.
answer-nothing = Об этом ничего не нашлось.
    Попробуйте имя или другие слова.
answer-when = <b>{ $when }</b> («{ $words }»)
answer-when-said = <b>{ $when }</b> (день сообщения)
answer-changed = Было { $was }, стало <b>{ $now }</b> ({ $day })
answer-earlier = Раньше:
profile-asks = Для портрета я читаю ваши сообщения и описываю вас на страницу.
profile-write = Написать
profile-month = Самый активный месяц: { $month } ({ $amount })
profile-ends = Самое первое и самое новое:
profile-by-model = Это написала модель по вашим сообщениям. Она может ошибаться.
profile-by-model-at = Это написала модель на { $host } по вашим сообщениям. Она может ошибаться. Подробнее в /privacy.

# ── Days, digests, alerts ──
today-waiting = Ждут вашего ответа
today-new = Новое
today-wrote-most = Кто писал больше всех
today-more-chats = и ещё { COUNT($amount, "social-chat-group") }
today-nothing = Ничего нового, и никто вас не ждёт.
today-which-day = Какой день? Попробуйте /today вчера, /today пятница или /today неделя.
today-every-morning = Каждое утро
today-every-monday = Каждый понедельник
today-activity = Читаю ваши сообщения
today-week = <b>Ваша неделя</b>, { $days }
today-coming-up = Впереди
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } · { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · сообщений { $amount }+ · чатов { $chats }+
days-before = День раньше
days-after = День позже
days-nothing = { CAPITAL($on) } ничего.
days-nothing-nearest = { CAPITAL($on) } ничего (ближайший день — { $day }).
days-nothing-in = { $name }: ничего.
days-nothing-yet = { CAPITAL($on) } пока ничего.
days-nothing-yet-in = Пока ничего ({ $on }).
digest-begun-day = Буду присылать это каждый день в { $time }, если есть что.
digest-begun-week = Буду присылать это по понедельникам в { $time }, если есть что.
digest-price-day = Каждый день в { $time }: { COUNT($each, "credit") } за раз, не больше { $most } в месяц.
digest-price-week = По понедельникам в { $time }: { COUNT($each, "credit") } за раз, не больше { $most } в месяц.
digest-other-time = Другое время
digest-time = Время сводки
digest-time-ask = Во сколько? Нажмите или ответьте временем.
digest-time-hint = 07:30
digest-stop = Остановить сводку
digest-line-day = Сводка · каждый день в { $time }
digest-line-week = Ваша неделя · по понедельникам в { $time }
digest-stopped-itself = Сводка остановлена.
alerts-begun = Сообщу, когда появится новое: { $what }.
alerts-begun-day = { alerts-begun } Проверяю раз в день.
alerts-begun-week = { alerts-begun } Проверяю раз в неделю.
alerts-look-week = Раз в неделю
alerts-look-day = Раз в день
alerts-stop = Остановить
alerts-stop-this = Больше не сообщать
alerts-stop-named = Остановить: { $what }
alerts-stopped = Остановлено.
alerts-price = Проверка раз в день стоит { COUNT($each, "credit") } за раз, не больше { $most } в месяц.
alerts-start = Начать
alerts-weekly = Раз в неделю: до { $most }
alerts-needs-word = Нужно слово, за которым следить.
alerts-too-many = Их уже { $most }. Сначала остановите одно.
alerts-heading = Ваши оповещения и сводки
alerts-line-day = { $what } · раз в день
alerts-line-week = { $what } · раз в неделю
alerts-at-most = самое большее { COUNT($most, "credit") } в месяц
alerts-none = Оповещений и сводок пока нет. Нажмите «{ results-alert-me }» под поиском или «{ today-every-morning }» под /today.
alerts-only-exports = Новое приходит только с экспортами, которые вы добавляете.
alerts-nothing-arrives = Оповещений и сводок пока нет. { alerts-only-exports }
alerts-new = Новое, { $what }:
alerts-all = Все { $amount }
alerts-activity = Смотрю, что нового: { $what }
alerts-lost = { $doing }: меня перезапустили. Это могло стоить { COUNT($credits, "credit") }.
alerts-stopped-itself = Оповещение остановлено: { $what }.
alerts-why-access = Мой доступ закончился.
alerts-why-credits = Ваши кредиты кончились.
alerts-why-limit = Вышло бы больше вашего дневного лимита.
alerts-why-dearer = Теперь это дороже.
alerts-why-trouble = { $host } раз за разом не отвечает.
alerts-start-again = Начать снова
alerts-again-price = { COUNT($each, "credit") } за раз, не больше { $most } в месяц.

# ── Statistics ──
stats-only-messages = Считать умею только сообщения и письма.
stats-counting = Считаю
stats-read = прочитано { $amount } из { $most }
stats-reading = Чтобы посчитать, мне надо читать: { COUNT($credits, "credit") } за { COUNT($amount, "social-chat-message") }.
stats-newest = Последние { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } от вас, { $received } от других.
stats-at-least = <b>Минимум { COUNT($amount, $kind) }</b> { $what }, среди последних { $read }.
stats-with = по запросу { LIST($terms, quotes: "«|»") }
stats-to = в чат «{ $name }»
stats-in-all = всего
stats-between = с { $first } по { $last }
stats-most-two = Больше всего: { $one } ({ $ones }) и { $two } ({ $twos }).
stats-most-three = Больше всего: { $one } ({ $ones }), { $two } ({ $twos }) и { $three } ({ $threes }).
stats-habits = Чаще всего по { $day ->
    [1] понедельникам
    [2] вторникам
    [3] средам
    [4] четвергам
    [5] пятницам
    [6] субботам
   *[7] воскресеньям
    }, около { $time }.
stats-caption = { COUNT($amount, $kind) } (начало — { $month }), из них ваших { $sent }.
stats-none = Ни одного.
stats-none-in-newest = Среди последних { $read } — ни одного.
stats-empty = Сообщений пока нет.
stats-show = Показать их
stats-as-picture = Картинкой
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = самое долгое молчание: { COUNT($silence, "day") }
stats-chart-months = По месяцам
stats-chart-weekdays = По дням недели
stats-chart-hours = По часам
stats-chart-you = вы
stats-chart-others = другие
stats-chart-chats = Чаты
stats-chart-people = Люди
stats-chart-words = Частые слова

# ── Adding data ──
import-add = <b>Добавьте свои чаты и письма</b>
    Пришлите сюда экспорт, до { $most }, или нажмите на приложение: покажу, где он спрятан.
    Всё ляжет в ваш архив, зашифрованным, а файл я потом удалю.
errors-import-elsewhere = Ваши данные живут на { $place }, добавляйте их там. Мне можно только читать.
import-larger-files = Файлы побольше
import-other-apps = Другие приложения
import-where = Где мой экспорт?
import-show-me-how = Показать, как
import-upload = Загрузить
import-guide-whatsapp = Откройте чат → ⋮ → Ещё → Экспорт чата (iPhone: нажмите на имя, потом «Экспорт чата») → без медиафайлов → сохраните и прикрепите здесь.
import-note-whatsapp = По одному чату, последние 40 000 сообщений. Не через «Поделиться» в Telegram: попадёт в чат Telegram.
import-guide-telegram = На компьютере, в Telegram Desktop: ☰ → Настройки → Продвинутые настройки → Экспорт данных из Telegram, формат «Машиночитаемый JSON». Пришлите result.json.
import-note-telegram = В приложениях для телефона экспорта нет.
import-guide-signal = Настройки → Чаты → Экспорт истории чатов, без медиафайлов. Пришлите папку одним zip.
import-note-signal = Зашифрованная резервная копия не подойдёт: её читает только Signal.
import-guide-slack = Меню рабочего пространства → Tools & settings → Workspace settings → Import/export data → Export. Пришлите zip из письма.
import-note-slack = Можно только владельцам и администраторам; личные чаты — смотря какой тариф.
import-guide-discord = Настройки пользователя → Данные и конфиденциальность → Запросить данные, с сообщениями. Пришлите zip из письма.
import-note-discord = Ждать до 30 дней, и там только то, что писали вы; в JSON из DiscordChatExporter есть обе стороны.
import-guide-gmail = takeout.google.com → снимите все отметки → Почта → экспорт в .zip. Пришлите каждый zip.
import-note-gmail = Другие почтовые программы: файл .mbox или .eml.
import-file = этот файл
import-next = Следующий: { $file }.
import-next-after-answer = { $file } — следующий, после вашего ответа выше.
import-reading = Читаю { $name }…
import-reading-so-far = Читаю { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = Тут много. Напишу, когда будет готово.
import-ask-me = Кто из них вы?
import-ask-me-or-reply = Кто из них вы? Нажмите или ответьте именем.
import-nobody = Имени «{ $name }» там нет. Кто из них вы?
import-neither = Никто
import-none-of-them = Никто из них
import-ask-date = Когда было первое сообщение?
import-ask-city = В каком городе был телефон?
import-hint-city = Город или страна
import-which-city = Какой именно?
import-unknown-city = Не знаю «{ $city }». Попробуйте ближайший большой город.
import-ask-owner = Это чужой экспорт: { $name }. Всё равно добавить?
import-add-it = Добавить
import-leave-it = Не надо
import-added = <b>Добавлено: { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chat = <b>Добавлено: { $chat }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chats = <b>Добавлено: { COUNT($chats, "social-chat-group") }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-mails = <b>Добавлено: { COUNT($written, "mail") }</b> ({ $when }).
import-added-records = <b>Добавлено: { COUNT($written, "record") }</b>.
import-from-to = { $from } — { $to }
import-nothing-new = Ничего нового: { COUNT($known, "social-chat-message") } уже здесь.
import-some-new = <b>Новых сообщений: { $written }</b>; уже было: { $known }.
import-you-are = Вы там записаны как { $name }.
import-times = Часовой пояс: { $city }.
import-dates = Даты читаю так: { $day }.
import-meaning = Для ответов по смыслу прочитано { $read } из { $records }, остальное следом.
import-shortened = Сокращено { $n }: слишком длинные.
import-left-out = Пропущено { $n }: { $what }.
import-left-out-service-message = служебные
import-left-out-deleted = удалённые
import-left-out-empty = пустые
import-left-out-unreadable = нечитаемые
import-left-out-unreadable-mail = нечитаемые
import-left-out-unreadable-file = нечитаемые
import-left-out-too-long = слишком длинные
import-left-out-not-a-mail = не письма
import-left-out-unsupported = незнакомого вида
import-left-out-duplicate = повторы
import-left-out-no-date = без даты
import-left-out-no-chat = без чата
import-left-out-spam = спам
import-left-out-trash = из корзины
import-left-out-draft = черновики
import-left-out-chat-log = чаты
import-first = Теперь напишите слово, имя или вопрос.
import-show = Показать
import-not-me = Это не я
import-other-zone = Другой часовой пояс
import-switch = В мой архив
import-open = Открыть мой архив
import-stopped = Остановлено. Уже в архиве: { COUNT($read, "social-chat-message") }; чтобы дочитать, пришлите файл снова.
import-stopped-empty = Остановлено. Ничего не добавлено.
import-cannot-stop = Нет связи с вашим архивом, остановить не вышло.
import-forgotten = Этого файла у меня уже нет. Пришлите ещё раз, пожалуйста.
import-broken = { $file }: повреждён на полпути. Уже в архиве: { COUNT($read, "social-chat-message") }; чтобы добавить остальное, экспортируйте снова.
import-failed-not-known = { $file }: не могу прочитать. Понимаю экспорт Telegram, WhatsApp, Signal, Slack, Discord и почтовые ящики.
import-failed-too-large = { $file }: больше { $most }.
import-failed-too-large-here = { $file }: слишком много. Экспортируйте без фото и видео.
import-failed-empty = { $file }: сообщений внутри нет.
import-failed-zip-password = Этот zip с паролем. Упакуйте снова, без него.
import-failed-zip-bomb = Этот zip распакуется до немыслимого размера, открывать не буду.
import-failed-zip-of-zips = В этом zip только другие zip. Пришлите их.
import-failed-damaged = { $file }: повреждён. Экспортируйте ещё раз.
import-failed-other-archive = { $file }: не открывается. Пришлите zip.
import-failed-telegram-html = Это экспорт в HTML. Сделайте ещё раз и выберите «Машиночитаемый JSON».
import-failed-discord-html = Это экспорт в HTML. Сделайте ещё раз и выберите JSON.
import-failed-discord-package = { $file }: сообщений внутри нет. Запросите ещё раз, с сообщениями.
import-failed-whatsapp-backup = Это резервная копия WhatsApp, её читает только WhatsApp. Лучше экспортируйте чат.
import-failed-whatsapp-dates = { $file }: даты не прочитать.
import-failed-signal-backup = Это резервная копия Signal, её читает только Signal. Лучше экспортируйте чаты.
import-failed-outlook = Файлы Outlook не читаю. Экспортируйте в .mbox или .eml.
import-failed-no-room = На этой машине кончилось место. Ничего не добавлено.
import-failed-no-room-for-all = На этой машине кончилось место. Уже в архиве: { COUNT($read, "social-chat-message") }.
import-failed-archive-full = В архиве кончилось место. Ничего не добавлено.
import-failed-archive-full-for-all = В архиве кончилось место. Уже в архиве: { COUNT($read, "social-chat-message") }.
import-nearly-full = Архив заполнен на { NUMBER($share, style: "percent") }.
import-failed-too-many = Десять файлов уже ждут. Пришлите этот, когда они закончатся.
import-failed-gone = { $file }: Telegram его не отдал. Пришлите ещё раз, пожалуйста.
import-failed-silent = { $file }: Telegram его не отдал. Пришлите ещё раз, пожалуйста.
import-failed-unanswered = { $file }: ответа не было, файл не добавлен. Пришлите ещё раз.
import-failed-set-aside = { $file }: три сбоя подряд, больше не пробую.
import-failed-same-file = { $file }: уже добавляю.
import-failed-away = Сейчас нет связи с вашим архивом.
import-failed-failed = Это моя вина, не ваша. Если повторится, передайте тому, кто меня ведёт: { $reference }.
save-chat = Сохранённое
save-saved = Сохранено.
save-saved-for = Сохранено. Будет в разделе «Впереди» { $on }.
save-known = Уже сохранено.
save-how = Ответьте на сообщение /save или напишите после команды, что сохранить.
live-since = Новое из Telegram сразу идёт сюда (первый день — { $day }).
live-paused-since = Новое из Telegram: на паузе (первый день — { $day }).
live-pause = Пауза
live-resume = Продолжить
live-paused = На паузе. Новое не приходит.
live-resumed = Новые сообщения снова идут в ваш архив.
live-begun = Новые сообщения выбранных чатов теперь идут в ваш архив. Я никому не пишу. Остановить — в /account.
live-ended = Ваши сообщения из Telegram больше не приходят. Сохранённое остаётся.
live-archive-gone = Ваш архив стёрт, и сообщения из Telegram больше не сохраняются. Включить снова, с новым архивом, можно в /account.

# ── Settings ──
settings-title = Настройки
settings-zone = Часовой пояс: { $city } ({ $time })
settings-zone-none = Часовой пояс: не задан
settings-language = Язык: { $language }
settings-digest = Сводка: каждый день в { $time }
settings-digest-off = Сводка: выключена
settings-chat = В этом чате результаты { $cover ->
        [on] скрыты до нажатия
       *[off] видны сразу
    }, { $protect ->
        [on] не пересылаются
       *[off] пересылаются
    } и { $delete ->
        [on] удаляются через { $after }
       *[off] остаются
    }
settings-limit = Дневной лимит: { COUNT($credits, "credit") }
settings-limit-off = Дневной лимит: нет
settings-ask-first-yes = Спрашивать перед тратой: да
settings-ask-first-no = Спрашивать перед тратой: нет
settings-zone-button = Часовой пояс
settings-language-button = Язык
settings-alerts-button = Сводка и оповещения
settings-chat-button = Этот чат
settings-limit-button = Дневной лимит
settings-ask-first-button = Спрашивать о тратах
settings-zone-ask = В каком вы городе?
settings-zone-hint = Город или страна
settings-zone-set = { $city }, { $time }.
settings-zone-which = Какой именно?
settings-zone-unknown = Не знаю «{ $typed }». Попробуйте ближайший большой город.
settings-language-ask = На каком языке мне говорить? Искать можно на любом.
settings-language-telegram = Как в Telegram
settings-cover-on = Скрывать до нажатия: да
settings-cover-off = Скрывать до нажатия: нет
settings-protect-on = Без пересылки: да
settings-protect-off = Без пересылки: нет
settings-delete-never = Удалять: никогда
settings-deleted = Удалено, как вы просили.
settings-delete-after = Удалять через { $time }
settings-limit-ask = Сколько кредитов за 24 часа, самое большее?
settings-limit-none = Без лимита
settings-limit-set = Лимит: { COUNT($credits, "credit") } за 24 часа.
settings-limit-gone = Лимита нет.

# ── Account, leaving, privacy, help ──
account-own = <b>Ваш архив</b>
account-own-empty = <b>Ваш архив</b>, пока пуст
account-own-with = <b>Ваш архив</b>: { COUNT($messages, "social-chat-message") }, последнее — { $day }
account-may-search = Мне можно в нём искать.
account-may-search-until = Мне можно в нём искать (последний день — { $day }).
account-may-answers = Мне можно в нём искать и по нему отвечать.
account-may-answers-until = Мне можно в нём искать и по нему отвечать (последний день — { $day }).
account-may-everything = Мне можно в нём искать, по нему отвечать и писать ваш портрет.
account-may-everything-until = Мне можно в нём искать, по нему отвечать и писать ваш портрет (последний день — { $day }).
account-other = Ещё доступ есть у «{ $app }» (первый день — { $day }).
account-more = И ещё { $amount }.
account-end = Закрыть «{ $app }»
account-ended = Этот доступ закрыт.
account-change = Изменить доступ
account-sample = <b>Архив Нины</b>, пример.
account-host-until = <b>{ $host }</b>, последний день — { $day }
account-unknown = { $host } не говорит, что мне можно, так что узнаю по ходу ваших вопросов.
leave-ask = Уходите? Я закрою свой доступ и сотру ваши настройки, оповещения и всё остальное, что о вас храню.
leave-ask-unconnected = Уходите? Я сотру ваши настройки, оповещения и всё остальное, что о вас храню.
leave-archive = В вашем архиве { COUNT($messages, "social-chat-message") }. Стёртое не вернуть.
leave-keep-archive = Уйти, архив оставить
leave-erase-archive = Уйти и стереть архив
leave-stay = Остаться
leave-erasing = Стираю…
leave-done-none = Готово. Всё, что было о вас, стёрто.
leave-done-waits = Готово. Всё о вас стёрто, а архив ждёт, если вернётесь.
leave-done-erased = Готово. Ваш архив и всё остальное о вас стёрто.
leave-access-stands = Мой доступ закрыть не вышло ({ $place }); закройте его там, пожалуйста.
leave-live = Я остаюсь чат-ботом вашего аккаунта Telegram, пока вы не уберёте меня там: Настройки → Telegram для бизнеса → Чат-боты.
leave-limit = Одно число останется на день, для дневного лимита: потрачено { COUNT($credits, "credit") }.
leave-chat = Этот чат останется в Telegram, пока вы его не очистите.
export-doing = Собираю всё, что о вас есть
export-whole = Всё, что у меня о вас есть. У кого этот файл, тот может его прочитать.
export-elsewhere = Всё, что у меня о вас есть. Сами данные — на { $host }. У кого этот файл, тот может его прочитать.
export-kept = То, что я о вас храню. Следом — ваш архив. У кого этот файл, тот может его прочитать.
export-unreachable = То, что я о вас храню. С архивом сейчас нет связи; спросите чуть позже.
export-link = Ваш архив для этого чата слишком велик. Ссылка только для вас, на десять минут.
export-download = Скачать
export-operator = Ваш архив для этого чата слишком велик. Тот, кто ведёт этого бота, может отдать его целиком через <code>npm run person</code>.
privacy-kept = Что я храню
privacy-kept-what = Доступ, настройки и оповещения — пока вы не уйдёте. Результаты — шесть часов. Кнопки — 30 дней. Вопрос — пока на него нет ответа.
privacy-kept-what-days = Доступ, настройки и оповещения — пока вы не уйдёте или не пропадёте на { COUNT($days, "day") }. Результаты — шесть часов. Кнопки — 30 дней. Вопрос — пока на него нет ответа.
privacy-kept-costs = Сколько стоил каждый запрос, без его слов, — 35 дней.
privacy-encrypted = Всё это зашифровано, ключ лежит отдельно, а ваших слов и имён нет ни в одном журнале.
privacy-seen = Кто видит ваши данные
privacy-seen-by = Вы и этот бот.
privacy-model-none = Языковая модель их не читает.
privacy-model-local = Языковая модель на этой же машине читает то, что нужно для вопроса.
privacy-model-at = Для ответов модель на { $host } читает ваш вопрос и нужные сообщения.
privacy-model-service = Отвечает { $host }, возможно, с языковой моделью.
privacy-model-unknown = Языковая модель, если она есть у того, кто ведёт этого бота, читает то, что нужно для вопроса.
privacy-meaning-local = Чтобы искать по смыслу, модель на этой же машине читает все ваши сообщения и вопросы.
privacy-meaning-at = Чтобы искать по смыслу, модель на { $host } получает слова всех ваших сообщений и вопросов.
privacy-seen-else = Этот чат идёт через Telegram, как у любого бота. Ничего не продаётся, на ваших данных никого не обучают, и в группы ничего вашего не уходит.
privacy-erase = Как это стереть
privacy-erase-how = /disconnect, сразу.
help-write = Просто пишите.
    <b>слово</b> — найду сообщения{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>имя</b> — открою переписку{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>вопрос</b> — отвечу{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>день</b> — покажу, что было{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>Что нового?</code> — всё коротко
help-exact = Точнее: <code>from:мама</code> <code>chat:семья</code> <code>since:2025</code> <code>has:фото</code> <code>"точные слова"</code> <code>-лишнее</code>
    Сохранить сообщение: ответьте <code>/save</code>
help-commands = Ещё: /chats /alerts /import /settings /account /privacy
help-prices = Поиск стоит { COUNT($search, "credit") }, ответ — { $answer }. Остальное сначала называет цену.

# ── Plain words ──
plain-hello = Привет. Что ищете?
plain-not-yet = Поищу, как только вы подключитесь.
plain-unchanged = Ничего не изменилось.
plain-did-you-mean = Может быть, <b>/{ $command }</b>?
plain-not-found-message = В вашем архиве этого нет.
plain-not-found-message-remote = Этого не нашлось.
plain-text-only = Читаю только текст и файлы экспорта.
plain-changed = Вы это изменили. Выполнить снова?
plain-prices = Ответ здесь стоит { COUNT($answer, "credit") }, поиск — { $search }.
plain-left = У вас их { $left }.
plain-no-more-asking = Дальше спрашивать не буду.

# ── Groups and inline mode ──
group-answer-in-private = Ответить мне лично
group-not-yours = Это не ваше.
inline-only-you = Это видите только вы. Нажмите, чтобы отправить текст.
inline-nothing = «{ $words }»: ничего не нашлось.
inline-empty = Напишите слово из своих сообщений.
inline-connect = Сначала подключитесь
inline-in-private = Искать «{ $words }» в личном чате
inline-not-allowed = Искать мне не разрешено.
inline-trouble = Сейчас искать не получается.

# ── Credits, where a service charges ──
credits-button = Кредиты
credits-none = Кредиты здесь ни за что не берут.
credits-terms = { COUNT($left, "credit") }. Поиск стоит { $search }, ответ — { $answer }.
credits-left = <b>Осталось: { COUNT($left, "credit") }.</b>
credits-left-again = <b>Осталось: { COUNT($left, "credit") }</b>, { $when } снова будет { $allowance }.
credits-period = За 30 дней: { $spent }.
credits-period-searches = За 30 дней: { $spent }, больше всего поиск ({ $most }).
credits-period-answers = За 30 дней: { $spent }, больше всего ответы ({ $most }).
credits-period-portraits = За 30 дней: { $spent }, больше всего портреты ({ $most }).
credits-period-lists = За 30 дней: { $spent }, больше всего списки ({ $most }).
credits-doubt = Из них { $credits } могли и не списать: ответ не пришёл.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · осталось { $left }

# ── When something goes wrong ──
errors-not-connected = Вы ещё не подключились.
errors-not-yet = Сделаю, как только вы подключитесь.
errors-token-refused = Мой доступ закончился: { $place }.
errors-token-expired = { errors-token-refused }
errors-no-search = Мне нельзя искать на { $host }.
errors-no-search-own = Мне нельзя искать в вашем архиве.
errors-no-answer = Мне нельзя отвечать на вопросы на { $host }.
errors-no-answer-own = Мне нельзя отвечать по вашему архиву.
errors-no-list = Мне нельзя листать сообщения на { $host }.
errors-no-list-own = Мне нельзя листать сообщения вашего архива.
errors-no-portrait = Мне нельзя писать портрет на { $host }.
errors-no-portrait-own = Мне нельзя писать портрет по вашему архиву.
errors-missing = Не хватает:
errors-out = Кредитов не хватает ({ $place }): нужно { $needed }, есть { $left }.
errors-out-unknown = Кредиты кончились ({ $place }).
errors-out-again = { CAPITAL($when) } снова будет { $allowance }.
errors-out-host = Изменить это может { $host }.
errors-out-operator = Тот, кто ведёт этого бота, может это изменить: <code>MONTHLY_CREDITS</code>.
errors-limit-own = Так вы выйдете за дневной лимит: потрачено { $spent } из { $most }, а это стоит { $credits }.
errors-limit-operator = Здесь каждому можно { COUNT($most, "credit") } в день. Потрачено { $spent }, а это стоит { $credits }.
errors-room-again = Снова можно: { $when }.
errors-change-limit = Изменить лимит
errors-break = { $place } просит минуту паузы.
errors-break-until = { $place } просит паузу до { $at }.
errors-bad-request = В таком виде не найти. Попробуйте меньше слов или другие.
errors-not-offered = { $Place } этого не умеет.
errors-not-found = Этого больше нет: { $place }.
errors-model-failed = Языковая модель сейчас не отвечает.
errors-timeout = Слишком долго, остановлено.
errors-unreachable = Сейчас нет связи: { $place }.
errors-connection-lost = Ответ дошёл не целиком: { $place }.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = На { $place } что-то сломалось, вопрос ни при чём.
errors-reply-too-large = Слишком много сразу. Назовите чат или время.
errors-cancelled = Остановлено.
errors-too-many-waiting = Ещё идут ваши два прошлых. Пришлите это чуть позже.
errors-stop-them = Остановить их
errors-private-only = Отвечаю только в личном чате.
errors-stale-button = Эта кнопка устарела.
errors-internal = Это моя вина, не ваша. Если повторится, передайте тому, кто меня ведёт: <code>{ $reference }</code>.
errors-secret = Похоже на пароль или ключ, поэтому это не использовано. Возможно, лучше удалить.
errors-may-have-cost = Это могло стоить { COUNT($credits, "credit") }.
errors-nothing-charged = Ничего не списано.
errors-used-button = Уже сделано.
errors-restarted = Меня перезапустили.
errors-too-fast = Многовато сразу. Дайте мне десять секунд.
errors-stranger = Этот бот только для приглашённых. Чтобы войти, пришлите тому, кто его ведёт, свой ID в Telegram: <code>{ $userId }</code>. /privacy и /disconnect работают и для вас.
errors-not-invited = Этот бот только для приглашённых.
errors-unsendable = Ответ есть, но Telegram его не взял. Спросите поменьше.
errors-sent-again = (Отправлено снова: Telegram не подтвердил первое.)
errors-nothing-visible = В этом ответе ничего не видно.
progress-working = Минутку…
progress-still-reading = Ещё читаю. Первый ответ за день небыстрый.
progress-in-line = Ваш номер в очереди: { $position }.
progress-stopped = Остановлено.
progress-nothing-running = Сейчас ничего не идёт.
progress-rest-in-file = Остальное — в этом файле.
idle-warning = Вас нет уже { COUNT($unused, "day") }; через { COUNT($left, "day") } я забуду свой доступ. Напишите что угодно, и он останется.
idle-forgotten = Доступ забыт: им не пользовались { COUNT($idle, "day") }.
idle-forgotten-own = Доступ забыт: им не пользовались { COUNT($idle, "day") }. Архив цел.
idle-open-again = Открыть снова
place-archive = ваш архив
place-sample = архив Нины

# ── Dates and numbers ──
dates-today = сегодня
dates-yesterday = вчера
dates-tomorrow = завтра
dates-today-at = сегодня в { $time }
dates-on-weekday = { $weekday ->
    [1] в понедельник
    [2] во вторник
    [3] в среду
    [4] в четверг
    [5] в пятницу
    [6] в субботу
   *[7] в воскресенье
    }
dates-on-date = { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = { DATETIME($day, day: "numeric", month: "long") } { DATETIME($day, year: "numeric") }
dates-on-weekday-date = { dates-on-weekday }, { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") }, { DATETIME($day, day: "numeric", month: "long") } { DATETIME($day, year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Подключить
buttons-try-again = Ещё раз
buttons-stop = Остановить
buttons-search = Искать
buttons-look-around = Осмотреться
buttons-start-own = Завести свой архив
buttons-open-archive = Открыть
buttons-add-chats = Добавить мои чаты
buttons-missed = Что нового?
buttons-download = Скачать всё
buttons-leave = Уйти
buttons-not-now = Не сейчас
buttons-answer-this = Ответить на это
buttons-search-instead = Лучше поискать эти слова
buttons-search-for = Найти «{ $text }»
buttons-search-its-words = Искать эти слова
buttons-save-it = Сохранить
buttons-run-it = Выполнить
buttons-answer = Ответить
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
