-social-chat-group = { $count ->
    [one] { $count } чат
    [few] { $count } чати
   *[many] { $count } чатів
    }
    .in = у чатах
    .your = ваші чати
-social-chat-message = { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
   *[many] { $count } повідомлень
    }
    .in = у повідомленнях
    .your = ваші повідомлення
-social-email = { $count ->
    [one] { $count } лист
    [few] { $count } листи
   *[many] { $count } листів
    }
    .in = у листах
    .your = ваші листи
-social-post = { $count ->
    [one] { $count } допис
    [few] { $count } дописи
   *[many] { $count } дописів
    }
    .in = у дописах
    .your = ваші дописи
-social-following = { $count ->
    [one] { $count } підписка
    [few] { $count } підписки
   *[many] { $count } підписок
    }
    .in = у підписках
    .your = ваші підписки
-social-calendar = { $count ->
    [one] { $count } календар
    [few] { $count } календарі
   *[many] { $count } календарів
    }
    .in = у календарях
    .your = ваші календарі
-social-event = { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
    }
    .in = у подіях
    .your = ваші події
-favourite = { $count ->
    [one] { $count } запис в обраному
    [few] { $count } записи в обраному
   *[many] { $count } записів в обраному
    }
    .in = в обраному
    .your = ваше обране
-file = { $count ->
    [one] { $count } файл
    [few] { $count } файли
   *[many] { $count } файлів
    }
    .in = у файлах
    .your = ваші файли
-credit = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
    }
-day = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
    }
-hit = { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
    }
-record = { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
    }
-mail = { $count ->
    [one] { $count } лист
    [few] { $count } листи
   *[many] { $count } листів
    }
-all = { "" }
    .your = усі ваші дані
-chats = { "" }
    .your = ваші чати

# ── The bot itself ──
bot-description = Я знаходжу потрібне у ваших повідомленнях, листах і файлах та відповідаю на питання про них.

    Відповіді бачите лише ви. Дані зашифровано, у групи нічого не йде, а /disconnect стирає все.
bot-short-description = Шукайте у своїх повідомленнях і питайте про них. Особисто, зашифровано, лише ваше.

# ── The command menu ──
menu-start = Почати звідси
menu-today = Що нового і хто чекає відповіді
menu-ask = Запитати про свої дані
menu-search = Знайти повідомлення, листи й файли
menu-chats = Ваші чати
menu-recent = Найновіші повідомлення
menu-count = Порахувати повідомлення
menu-stats = Ваші повідомлення в цифрах
menu-profile = Ваш портрет
menu-alerts = Ваші сповіщення і зведення
menu-import = Додати чати й листи
menu-save = Зберегти повідомлення
menu-settings = Часовий пояс, мова, цей чат
menu-account = Що мені можна
menu-credits = Скільки лишилося й витрачено
menu-connect = Підключити свої дані
menu-privacy = Що я про вас зберігаю
menu-disconnect = Піти й стерти
menu-help = Як зі мною говорити
menu-cancel = Зупинити те, що йде

# ── First contact ──
start-hello = Привіт, { $name }. Я знаходжу потрібне у ваших повідомленнях, листах і файлах та відповідаю на питання про них. Відповіді бачите лише ви.
start-hello-unnamed = Привіт. Я знаходжу потрібне у ваших повідомленнях, листах і файлах та відповідаю на питання про них. Відповіді бачите лише ви.
start-sample = Роздивіться спершу архів Ніни (вона вигадана) або заведіть свій.
start-empty = Ваш архів тут, лише для вас, і поки порожній.
start-has-data = У вашому архіві { COUNT($messages, "social-chat-message") }, останнє — { $newest }.
start-remote = Ваші дані лишаються на { $host }; що мені можна читати, вирішуєте ви.
start-remote-token = Створіть токен на { $host } і надішліть сюди після /connect. Ваше повідомлення я видалю, а токен збережу зашифрованим.
start-prices = Пошук коштує { COUNT($search, "credit") }, відповідь — { $answer }.
start-again = І знову привіт, { $name }. Що шукаєте?
start-again-unnamed = І знову привіт. Що шукаєте?

# ── Connecting ──
connect-opening = Відкриваю…
connect-sample = Ви в архіві Ніни: два роки чатів, листів і файлів вигаданої людини. Напишіть слово, ім’я чи питання — або спробуйте:
connect-example-word = борщ
connect-example-name = Мама
connect-example-question = Де був паспорт?
connect-empty = Ваш архів готовий. Надішліть експорт із будь-якого з цих застосунків або торкніться назви: покажу, де він схований.
connect-open = Ваш архів відкрито. Що шукаєте?
connect-open-with = Ваш архів відкрито: { COUNT($messages, "social-chat-message") } (останнє — { $day }). Що шукаєте?
connect-done = Підключено: { $host }. Що шукаєте?
connect-earlier-left = Мій попередній доступ на { $host } може ще діяти; закрити його можна там.
connect-saved = Збережено. Що з ним можна?
connect-unknown = Не знаю
connect-widen = Розширити доступ
connect-again = Підключити знову
connect-switch = До мого архіву
connect-choose-button = Вибрати, що читати
connect-token-hint = Ваш токен
connect-deleted = Ваше повідомлення видалено.
connect-not-deleted = <b>Видаліть повідомлення з токеном, будь ласка</b>: мені не вдалося.
connect-incomplete = Схоже, токен не цілий. Скопіюйте його ще раз і надішліть після /connect.
connect-exposed = Ніколи не надсилайте токен у групу. Його не використано; відкличте його там, де він створений, і створіть новий.
connect-asked-earlier = Раніше ви просили «{ $text }»:
connect-link-over = Посилання застаріло. Нове — через /connect.
connect-declined = Ви не підключилися. Нічого не збережено.
connect-failed = Підключити не вдалося. Нічого не збережено.
connect-page-done = Готово
connect-page-back = Цю сторінку можна закрити й повернутися в { $bot }.
access-lasts-30-days = На 30 днів. Закрити доступ можна будь-коли в /account.
access-lasts-90-days = На 90 днів. Закрити доступ можна будь-коли в /account.
access-lasts-1-year = На рік. Закрити доступ можна будь-коли в /account.
access-lasts-until-revoked = Доки ви не закриєте доступ у /account.
access-lasts-30-days-button = На 30 днів: змінити
access-lasts-90-days-button = На 90 днів: змінити
access-lasts-1-year-button = На рік: змінити
access-lasts-until-revoked-button = Доки не закрию: змінити
access-part-searches = пошук
access-part-answers = відповіді
access-part-lists = списки (дні, чати, підрахунки)
access-part-portraits = портрети
access-included = Можна: { $parts }.
access-not-included = Не можна: { $parts }.
access-ends = Мій доступ закінчиться { $when } ({ $place }).
access-keep = Лишити на 90 днів
access-renew = Продовжити
access-question = Що мені можна у вашому архіві?
access-search-button = Шукати
access-answers-button = Шукати й відповідати
access-everything-button = Усе
access-search = <b>{ $label }</b>: знаходити й показувати повідомлення. Мовна модель їх не бачить.
access-answers-elsewhere = <b>{ $label }</b>: для кожного питання модель на { $host } читає потрібні повідомлення.
access-answers-here = <b>{ $label }</b>: для кожного питання мовна модель на цій же машині читає потрібні повідомлення.
access-answers-quotes = <b>{ $label }</b>: ще й відповідати на питання, цитатами з ваших повідомлень.
access-everything = <b>{ $label }</b>: ще й писати ваш портрет.

# ── Results, conversations, people ──
search-what = Що шукаєте?
search-hint = Слово або ім’я
search-activity = Шукаю
results-unnamed-chat = Чат без назви
attached-photo = фото
attached-video = відео
attached-voice = голосове повідомлення
attached-audio = аудіо
attached-file = файл
attached-sticker = стікер
attached-location = геопозиція
attached-contact = контакт
attached-poll = опитування
attached-other = вкладення
results-no-text = (без тексту)
results-you = Ви
results-amount = { $amount ->
    [one] { $amount } результат
    [few] { $amount } результати
   *[many] { $amount } результатів
    }
results-at-least = { $amount }+ результатів
results-some = Результати
results-range = { $from }–{ $to } з { $amount }
results-range-at-least = { $from }–{ $to } з { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, спершу найкращі
results-newest = { $results }, спершу нові
results-nowhere = Ніде не знайшлося: { LIST($missing, quotes: "«|»") }. Тут є { LIST($present, quotes: "«|»") }.
results-back = Назад
results-more = Ще
results-newest-first = Спершу нові
results-best-first = Спершу найкращі
results-answer-this = Відповісти на це
results-alert-me = Сповіщати про нове
results-add-chats = Додати мої чати
results-none = «{ $what }»: нічого не знайшлося.
results-none-filtered = Нічого не знайшлося ({ $filters }).
results-none-of-both = «{ $what }»: нічого не знайшлося ({ $filters }).
results-none-advice = Спробуйте менше слів або іншу форму.
results-empty-archive = Ваш архів поки порожній.
results-import-running = Поки нічого, а імпорт ще триває. Спробуйте знову, коли він завершиться.
results-import-waits = Поки нічого. Імпорт чекає на вашу відповідь:
results-ends-earlier = Там порожньо: останнє повідомлення в архіві — { $day }, новіших немає.
results-without-filters = Без фільтрів
results-just = Лише «{ $word }»
results-everywhere = Шукати всюди
results-no-chat = Не знаю чату «{ $name }».
results-forgotten = Цього списку я вже не пам’ятаю.
results-forgotten-here = Того списку я вже не пам’ятаю. Ось він знову:
results-search-again = Шукати знову
conversation-activity = Читаю ваші повідомлення
conversation-start = Початок чату
conversation-empty = Тут поки порожньо.
conversation-gone = Цього повідомлення вже немає: { $place }.
conversation-earlier = Раніше
conversation-later = Пізніше
conversation-open-in-telegram = Відкрити в Telegram
conversation-open = Відкрити
conversation-whole = Ціле повідомлення
conversation-mail-received = Вам пише { $name }
conversation-mail-sent = Кому: { $name }
person-mentions = Ще згадки: { $amount }
person-on = { $name } у { $platform }
person-search = Знайти «{ $name }»
person-in-chats = { $amount ->
    [one] в { $amount } чаті
   *[many] у { $amount } чатах
    }
query-from = від «{ $name }»
query-sent = від вас
query-received = вам
query-chat = у «{ $name }»
query-on = у { $platform }
query-in = { NOUN($kind, "in") }
query-has-link = з посиланням
query-has-file = з файлом
query-has-photo = з фото
query-has-video = з відео
query-has-voice = з голосовим
query-has-audio = з аудіо
query-has-sticker = зі стікером
query-before = раніше, ніж { $day }
query-since = { $day } і пізніше
query-since-date = з { $day }
query-before-date = до { $day }
query-without = без «{ $word }»
query-during = за { $time }
query-no-word = Назвіть, що шукати: ім’я, місце чи річ.
query-only-excluded = Додайте слово для пошуку.
query-too-long = Задовго. Не більше { $most } знаків, будь ласка.
query-name-too-long = Ім’я задовге. Не більше { $most } знаків, будь ласка.
query-excluded-filter = Мінусом можна прибрати лише слова.
query-nothing-after = Чогось бракує після <code>{ $key }</code>
query-has-unknown = Не знаю <code>{ $filter }</code>. Спробуйте посилання, файл, фото, відео, голосове, аудіо або стікер.
query-filter-unknown = Не знаю <code>{ $filter }</code>. Спробуйте { $known }.
query-day-unknown = Не знаю такого дня: «{ $value }».
query-to-come = { $day } — це ще попереду.
query-no-day = Між цими двома днями немає жодного.

# ── Questions and portraits ──
ask-what = Що хочете дізнатися?
ask-hint = Ваше питання
ask-no-words = Назвіть, про що мова: ім’я, місце чи річ.
ask-not-narrowed = <code>has:</code> працює лише в пошуку.
ask-activity = Читаю ваші повідомлення
ask-thinking = Думаю
ask-without-data = Запитати без моїх даних
answer-closest = Найближче ось це:
answer-counted = Пораховано
answer-quotes = Це цитати. Щоб питати далі, дайте на них відповідь.
answer-by-model = Відповідає модель на { $host }, за цими повідомленнями. Докладніше в /privacy.
answer-nothing = Про це нічого не знайшлося.
    Спробуйте ім’я чи інші слова.
answer-when = <b>{ $when }</b> («{ $words }»)
answer-when-said = <b>{ $when }</b> (день повідомлення)
answer-changed = Було { $was }, стало <b>{ $now }</b> ({ $day })
answer-earlier = Раніше:
profile-asks = Для портрета я читаю ваші повідомлення й описую вас на сторінку.
profile-write = Написати
profile-month = Найактивніший місяць: { $month } ({ $amount })
profile-ends = Найперше й найновіше:
profile-by-model = Це написала модель за вашими повідомленнями. Вона може помилятися.
profile-by-model-at = Це написала модель на { $host } за вашими повідомленнями. Вона може помилятися. Докладніше в /privacy.

# ── Days, digests, alerts ──
today-waiting = Чекають вашої відповіді
today-new = Нове
today-wrote-most = Хто писав найбільше
today-more-chats = і ще { COUNT($amount, "social-chat-group") }
today-nothing = Нічого нового, і ніхто на вас не чекає.
today-which-day = Який день? Спробуйте /today вчора, /today середа або /today тиждень.
today-every-morning = Щоранку
today-every-monday = Щопонеділка
today-activity = Читаю ваші повідомлення
today-week = <b>Ваш тиждень</b>, { $days }
today-coming-up = Попереду
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } · { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · повідомлень { $amount }+ · чатів { $chats }+
days-before = День раніше
days-after = День пізніше
days-nothing = { CAPITAL($on) } нічого.
days-nothing-nearest = { CAPITAL($on) } нічого (найближчий день — { $day }).
days-nothing-in = { $name }: нічого.
days-nothing-yet = { CAPITAL($on) } поки нічого.
days-nothing-yet-in = Поки нічого ({ $on }).
digest-begun-day = Надсилатиму це щодня о { $time }, якщо є що.
digest-begun-week = Надсилатиму це щопонеділка о { $time }, якщо є що.
digest-price-day = Щодня о { $time }: { COUNT($each, "credit") } за раз, не більше { $most } на місяць.
digest-price-week = Щопонеділка о { $time }: { COUNT($each, "credit") } за раз, не більше { $most } на місяць.
digest-other-time = Інший час
digest-time = Час зведення
digest-time-ask = О котрій? Торкніться або напишіть час у відповідь.
digest-time-hint = 07:30
digest-stop = Зупинити зведення
digest-line-day = Зведення · щодня о { $time }
digest-line-week = Ваш тиждень · щопонеділка о { $time }
digest-stopped-itself = Зведення зупинено.
alerts-begun = Скажу, коли з’явиться нове: { $what }.
alerts-begun-day = { alerts-begun } Дивлюся раз на день.
alerts-begun-week = { alerts-begun } Дивлюся раз на тиждень.
alerts-look-week = Раз на тиждень
alerts-look-day = Раз на день
alerts-stop = Зупинити
alerts-stop-this = Більше не сповіщати
alerts-stop-named = Зупинити: { $what }
alerts-stopped = Зупинено.
alerts-price = Перевірка раз на день коштує { COUNT($each, "credit") } за раз, не більше { $most } на місяць.
alerts-start = Почати
alerts-weekly = Раз на тиждень: до { $most }
alerts-needs-word = Треба слово, за яким стежити.
alerts-too-many = Їх уже { $most }. Спершу зупиніть одне.
alerts-heading = Ваші сповіщення і зведення
alerts-line-day = { $what } · раз на день
alerts-line-week = { $what } · раз на тиждень
alerts-at-most = щонайбільше { COUNT($most, "credit") } на місяць
alerts-none = Сповіщень і зведень поки немає. Торкніться «{ results-alert-me }» під пошуком або «{ today-every-morning }» під /today.
alerts-only-exports = Нове надходить лише з експортами, які ви додаєте.
alerts-nothing-arrives = Сповіщень і зведень поки немає. { alerts-only-exports }
alerts-new = Нове, { $what }:
alerts-all = Усі { $amount }
alerts-activity = Дивлюся, що нового: { $what }
alerts-lost = { $doing }: мене перезапустили. Це могло коштувати { COUNT($credits, "credit") }.
alerts-stopped-itself = Сповіщення зупинено: { $what }.
alerts-why-access = Мій доступ закінчився.
alerts-why-credits = Ваші кредити скінчилися.
alerts-why-limit = Вийшло б більше за ваш денний ліміт.
alerts-why-dearer = Тепер це дорожче.
alerts-why-trouble = { $host } раз у раз не відповідає.
alerts-start-again = Почати знову
alerts-again-price = { COUNT($each, "credit") } за раз, не більше { $most } на місяць.

# ── Statistics ──
stats-only-messages = Рахувати вмію лише повідомлення й листи.
stats-counting = Рахую
stats-read = прочитано { $amount } з { $most }
stats-reading = Щоб порахувати, мені треба читати: { COUNT($credits, "credit") } за { COUNT($amount, "social-chat-message") }.
stats-newest = Останні { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } від вас, { $received } від інших.
stats-at-least = <b>Щонайменше { COUNT($amount, $kind) }</b> { $what }, серед останніх { $read }.
stats-with = за запитом { LIST($terms, quotes: "«|»") }
stats-to = у чат «{ $name }»
stats-in-all = усього
stats-between = з { $first } до { $last }
stats-most-two = Найбільше: { $one } ({ $ones }) і { $two } ({ $twos }).
stats-most-three = Найбільше: { $one } ({ $ones }), { $two } ({ $twos }) і { $three } ({ $threes }).
stats-habits = Найчастіше { $day ->
    [1] в понеділок
    [2] у вівторок
    [3] в середу
    [4] в четвер
    [5] у п’ятницю
    [6] в суботу
   *[7] в неділю
    }, близько { $time }.
stats-caption = { COUNT($amount, $kind) } (початок — { $month }), з них ваших { $sent }.
stats-none = Жодного.
stats-none-in-newest = Серед останніх { $read } — жодного.
stats-empty = Повідомлень поки немає.
stats-show = Показати їх
stats-as-picture = Картинкою
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = найдовше мовчання: { COUNT($silence, "day") }
stats-chart-months = За місяцями
stats-chart-weekdays = За днями тижня
stats-chart-hours = За годинами
stats-chart-you = ви
stats-chart-others = інші
stats-chart-chats = Чати
stats-chart-people = Люди
stats-chart-words = Часті слова

# ── Adding data ──
import-add = <b>Додайте свої чати й листи</b>
    Надішліть сюди експорт, до { $most }, або торкніться застосунку: покажу, де він схований.
    Усе ляже у ваш архів, зашифрованим, а файл я потім видалю.
errors-import-elsewhere = Ваші дані живуть на { $place }, додавайте їх там. Мені можна лише читати.
import-larger-files = Більші файли
import-other-apps = Інші застосунки
import-where = Де мій експорт?
import-show-me-how = Показати, як
import-upload = Завантажити
import-guide-whatsapp = Відкрийте чат → ⋮ → Більше → Експорт чату (iPhone: торкніться імені, потім «Експорт чату») → без медіафайлів → збережіть і прикріпіть тут.
import-note-whatsapp = По одному чату, останні 40 000 повідомлень. Не через «Поділитися» в Telegram: потрапить у чат Telegram.
import-guide-telegram = На комп’ютері, у Telegram Desktop: ☰ → Налаштування → Розширені → Експорт даних із Telegram, формат «Машиночитний JSON». Надішліть result.json.
import-note-telegram = У застосунках для телефона експорту немає.
import-guide-signal = Налаштування → Чати → Експорт історії чатів, без медіафайлів. Надішліть теку одним zip.
import-note-signal = Зашифрована резервна копія не підійде: її читає лише Signal.
import-guide-slack = Меню робочого простору → Tools & settings → Workspace settings → Import/export data → Export. Надішліть zip із листа.
import-note-slack = Можна лише власникам та адміністраторам; особисті чати — залежно від тарифу.
import-guide-discord = Налаштування користувача → Дані й конфіденційність → Запит даних, із повідомленнями. Надішліть zip із листа.
import-note-discord = Чекати до 30 днів, і там лише те, що писали ви; у JSON із DiscordChatExporter є обидві сторони.
import-guide-gmail = takeout.google.com → зніміть усі позначки → Пошта → експорт у .zip. Надішліть кожен zip.
import-note-gmail = Інші поштові програми: файл .mbox або .eml.
import-file = цей файл
import-next = Далі: { $file }.
import-next-after-answer = { $file } — далі, після вашої відповіді вище.
import-reading = Читаю { $name }…
import-reading-so-far = Читаю { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = Тут багато. Напишу, коли буде готово.
import-ask-me = Хто з них ви?
import-ask-me-or-reply = Хто з них ви? Торкніться або напишіть ім’я у відповідь.
import-nobody = Імені «{ $name }» там немає. Хто з них ви?
import-neither = Ніхто
import-none-of-them = Ніхто з них
import-ask-date = Коли було перше повідомлення?
import-ask-city = У якому місті був телефон?
import-hint-city = Місто або країна
import-which-city = Яке саме?
import-unknown-city = Не знаю «{ $city }». Спробуйте найближче велике місто.
import-ask-owner = Це чужий експорт: { $name }. Усе одно додати?
import-add-it = Додати
import-leave-it = Не треба
import-added = <b>Додано: { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chat = <b>Додано: { $chat }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chats = <b>Додано: { COUNT($chats, "social-chat-group") }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-mails = <b>Додано: { COUNT($written, "mail") }</b> ({ $when }).
import-added-records = <b>Додано: { COUNT($written, "record") }</b>.
import-from-to = { $from } — { $to }
import-nothing-new = Нічого нового: { COUNT($known, "social-chat-message") } вже тут.
import-some-new = <b>Нових повідомлень: { $written }</b>; уже було: { $known }.
import-you-are = Ви там записані як { $name }.
import-times = Часовий пояс: { $city }.
import-dates = Дати читаю так: { $day }.
import-meaning = Для відповідей за змістом прочитано { $read } з { $records }, решта слідом.
import-shortened = Скорочено { $n }: задовгі.
import-left-out = Пропущено { $n }: { $what }.
import-left-out-service-message = службові
import-left-out-deleted = видалені
import-left-out-empty = порожні
import-left-out-unreadable = нечитабельні
import-left-out-unreadable-mail = нечитабельні
import-left-out-unreadable-file = нечитабельні
import-left-out-too-long = задовгі
import-left-out-not-a-mail = не листи
import-left-out-unsupported = незнайомого виду
import-left-out-duplicate = повтори
import-left-out-no-date = без дати
import-left-out-no-chat = без чату
import-left-out-spam = спам
import-left-out-trash = із кошика
import-left-out-draft = чернетки
import-left-out-chat-log = чати
import-first = Тепер напишіть слово, ім’я чи питання.
import-show = Показати
import-not-me = Це не я
import-other-zone = Інший часовий пояс
import-switch = До мого архіву
import-open = Відкрити мій архів
import-stopped = Зупинено. Уже в архіві: { COUNT($read, "social-chat-message") }; щоб дочитати, надішліть файл знову.
import-stopped-empty = Зупинено. Нічого не додано.
import-cannot-stop = Немає зв’язку з вашим архівом, зупинити не вдалося.
import-forgotten = Цього файлу в мене вже немає. Надішліть ще раз, будь ласка.
import-broken = { $file }: пошкоджено на півдорозі. Уже в архіві: { COUNT($read, "social-chat-message") }; щоб додати решту, експортуйте знову.
import-failed-not-known = { $file }: не можу прочитати. Розумію експорт Telegram, WhatsApp, Signal, Slack, Discord і поштові скриньки.
import-failed-too-large = { $file }: більше за { $most }.
import-failed-too-large-here = { $file }: забагато. Експортуйте без фото й відео.
import-failed-empty = { $file }: повідомлень усередині немає.
import-failed-zip-password = Цей zip із паролем. Запакуйте знову, без нього.
import-failed-zip-bomb = Цей zip розпакується до неймовірного розміру, відкривати не буду.
import-failed-zip-of-zips = У цьому zip лише інші zip. Надішліть їх.
import-failed-damaged = { $file }: пошкоджено. Експортуйте ще раз.
import-failed-other-archive = { $file }: не відкривається. Надішліть zip.
import-failed-telegram-html = Це експорт у HTML. Зробіть ще раз і виберіть «Машиночитний JSON».
import-failed-discord-html = Це експорт у HTML. Зробіть ще раз і виберіть JSON.
import-failed-discord-package = { $file }: повідомлень усередині немає. Запросіть ще раз, із повідомленнями.
import-failed-whatsapp-backup = Це резервна копія WhatsApp, її читає лише WhatsApp. Краще експортуйте чат.
import-failed-whatsapp-dates = { $file }: дати не прочитати.
import-failed-signal-backup = Це резервна копія Signal, її читає лише Signal. Краще експортуйте чати.
import-failed-outlook = Файли Outlook не читаю. Експортуйте в .mbox або .eml.
import-failed-no-room = На цій машині скінчилося місце. Нічого не додано.
import-failed-no-room-for-all = На цій машині скінчилося місце. Уже в архіві: { COUNT($read, "social-chat-message") }.
import-failed-archive-full = В архіві скінчилося місце. Нічого не додано.
import-failed-archive-full-for-all = В архіві скінчилося місце. Уже в архіві: { COUNT($read, "social-chat-message") }.
import-nearly-full = Архів заповнено на { NUMBER($share, style: "percent") }.
import-failed-too-many = Десять файлів уже чекають. Надішліть цей, коли вони закінчаться.
import-failed-gone = { $file }: Telegram його не віддав. Надішліть ще раз, будь ласка.
import-failed-silent = { $file }: Telegram його не віддав. Надішліть ще раз, будь ласка.
import-failed-unanswered = { $file }: відповіді не було, файл не додано. Надішліть ще раз.
import-failed-set-aside = { $file }: три збої поспіль, більше не пробую.
import-failed-same-file = { $file }: уже додаю.
import-failed-away = Зараз немає зв’язку з вашим архівом.
import-failed-failed = Це моя вина, не ваша. Якщо повториться, передайте тому, хто мене веде: { $reference }.
save-chat = Збережене
save-saved = Збережено.
save-saved-for = Збережено. Буде в розділі «Попереду» { $on }.
save-known = Уже збережено.
save-how = Дайте відповідь /save на повідомлення або напишіть після команди, що зберегти.
live-since = Нове з Telegram одразу йде сюди (перший день — { $day }).
live-paused-since = Нове з Telegram: на паузі (перший день — { $day }).
live-pause = Пауза
live-resume = Продовжити
live-paused = На паузі. Нове не приходить.
live-resumed = Нові повідомлення знову йдуть у ваш архів.
live-begun = Нові повідомлення вибраних чатів тепер ідуть у ваш архів. Я нікому не пишу. Зупинити — в /account.
live-ended = Ваші повідомлення з Telegram більше не приходять. Збережене лишається.
live-archive-gone = Ваш архів стерто, і повідомлення з Telegram більше не зберігаються. Увімкнути знову, з новим архівом, можна в /account.

# ── Settings ──
settings-title = Налаштування
settings-zone = Часовий пояс: { $city } ({ $time })
settings-zone-none = Часовий пояс: не задано
settings-language = Мова: { $language }
settings-digest = Зведення: щодня о { $time }
settings-digest-off = Зведення: вимкнено
settings-chat = У цьому чаті результати { $cover ->
        [on] приховані до дотику
       *[off] видно одразу
    }, { $protect ->
        [on] їх не можна пересилати
       *[off] їх можна пересилати
    }, вони { $delete ->
        [on] видаляються через { $after }
       *[off] лишаються
    }
settings-limit = Денний ліміт: { COUNT($credits, "credit") }
settings-limit-off = Денний ліміт: немає
settings-ask-first-yes = Питати перед витратою: так
settings-ask-first-no = Питати перед витратою: ні
settings-zone-button = Часовий пояс
settings-language-button = Мова
settings-alerts-button = Зведення і сповіщення
settings-chat-button = Цей чат
settings-limit-button = Денний ліміт
settings-ask-first-button = Питати про витрати
settings-zone-ask = У якому ви місті?
settings-zone-hint = Місто або країна
settings-zone-set = { $city }, { $time }.
settings-zone-which = Яке саме?
settings-zone-unknown = Не знаю «{ $typed }». Спробуйте найближче велике місто.
settings-language-ask = Якою мовою мені говорити? Шукати можна будь-якою.
settings-language-telegram = Як у Telegram
settings-cover-on = Ховати до дотику: так
settings-cover-off = Ховати до дотику: ні
settings-protect-on = Без пересилання: так
settings-protect-off = Без пересилання: ні
settings-delete-never = Видаляти: ніколи
settings-deleted = Видалено, як ви просили.
settings-delete-after = Видаляти через { $time }
settings-limit-ask = Скільки кредитів за 24 години, щонайбільше?
settings-limit-none = Без ліміту
settings-limit-set = Ліміт: { COUNT($credits, "credit") } за 24 години.
settings-limit-gone = Ліміту немає.

# ── Account, leaving, privacy, help ──
account-own = <b>Ваш архів</b>
account-own-empty = <b>Ваш архів</b>, поки порожній
account-own-with = <b>Ваш архів</b>: { COUNT($messages, "social-chat-message") }, останнє — { $day }
account-may-search = Мені можна в ньому шукати.
account-may-search-until = Мені можна в ньому шукати (останній день — { $day }).
account-may-answers = Мені можна в ньому шукати й за ним відповідати.
account-may-answers-until = Мені можна в ньому шукати й за ним відповідати (останній день — { $day }).
account-may-everything = Мені можна в ньому шукати, за ним відповідати й писати ваш портрет.
account-may-everything-until = Мені можна в ньому шукати, за ним відповідати й писати ваш портрет (останній день — { $day }).
account-other = Ще доступ має «{ $app }» (перший день — { $day }).
account-more = І ще { $amount }.
account-end = Закрити «{ $app }»
account-ended = Цей доступ закрито.
account-change = Змінити доступ
account-sample = <b>Архів Ніни</b>, приклад.
account-host-until = <b>{ $host }</b>, останній день — { $day }
account-unknown = { $host } не каже, що мені можна, тож дізнаюся з ваших питань.
leave-ask = Ідете? Я закрию свій доступ і зітру ваші налаштування, сповіщення й усе інше, що про вас зберігаю.
leave-ask-unconnected = Ідете? Я зітру ваші налаштування, сповіщення й усе інше, що про вас зберігаю.
leave-archive = У вашому архіві { COUNT($messages, "social-chat-message") }. Стертого не повернути.
leave-keep-archive = Піти, архів лишити
leave-erase-archive = Піти й стерти архів
leave-stay = Лишитися
leave-erasing = Стираю…
leave-done-none = Готово. Усе, що було про вас, стерто.
leave-done-waits = Готово. Усе про вас стерто, а архів чекає, якщо повернетеся.
leave-done-erased = Готово. Ваш архів і все інше про вас стерто.
leave-access-stands = Мій доступ закрити не вдалося ({ $place }); закрийте його там, будь ласка.
leave-live = Я лишаюся чат-ботом вашого акаунта Telegram, доки ви не приберете мене там: Налаштування → Telegram для бізнесу → Чат-боти.
leave-limit = Одне число лишиться на день, для денного ліміту: витрачено { COUNT($credits, "credit") }.
leave-chat = Цей чат лишиться в Telegram, доки ви його не очистите.
export-doing = Збираю все, що про вас є
export-whole = Усе, що я про вас маю. Хто має цей файл, той може його прочитати.
export-elsewhere = Усе, що я про вас маю. Самі дані — на { $host }. Хто має цей файл, той може його прочитати.
export-kept = Те, що я про вас зберігаю. Далі — ваш архів. Хто має цей файл, той може його прочитати.
export-unreachable = Те, що я про вас зберігаю. З архівом зараз немає зв’язку; спитайте трохи пізніше.
export-link = Ваш архів завеликий для цього чату. Посилання лише для вас, на десять хвилин.
export-download = Завантажити
export-operator = Ваш архів завеликий для цього чату. Той, хто веде цього бота, може віддати його цілим через <code>npm run person</code>.
privacy-kept = Що я зберігаю
privacy-kept-what = Доступ, налаштування й сповіщення — доки ви не підете. Результати — шість годин. Кнопки — 30 днів. Питання — доки на нього немає відповіді.
privacy-kept-what-days = Доступ, налаштування й сповіщення — доки ви не підете або не зникнете на { COUNT($days, "day") }. Результати — шість годин. Кнопки — 30 днів. Питання — доки на нього немає відповіді.
privacy-kept-costs = Скільки коштував кожен запит, без його слів, — 35 днів.
privacy-encrypted = Усе це зашифровано, ключ лежить окремо, а ваших слів та імен немає в жодному журналі.
privacy-seen = Хто бачить ваші дані
privacy-seen-by = Ви і цей бот.
privacy-model-none = Мовна модель їх не читає.
privacy-model-local = Мовна модель на цій же машині читає те, що потрібно для питання.
privacy-model-at = Для відповідей модель на { $host } читає ваше питання й потрібні повідомлення.
privacy-model-service = Відповідає { $host }, можливо, з мовною моделлю.
privacy-model-unknown = Мовна модель, якщо її має той, хто веде цього бота, читає те, що потрібно для питання.
privacy-meaning-local = Щоб шукати за змістом, модель на цій же машині читає всі ваші повідомлення й питання.
privacy-meaning-at = Щоб шукати за змістом, модель на { $host } отримує слова всіх ваших повідомлень і питань.
privacy-seen-else = Цей чат іде через Telegram, як у кожного бота. Нічого не продається, на ваших даних нікого не навчають, і в групи нічого вашого не йде.
privacy-erase = Як це стерти
privacy-erase-how = /disconnect, одразу.
help-write = Просто пишіть.
    <b>слово</b> — знайду повідомлення{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>ім’я</b> — відкрию листування{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>питання</b> — відповім{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>день</b> — покажу, що було{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>Що нового?</code> — усе коротко
help-exact = Точніше: <code>from:мама</code> <code>chat:родина</code> <code>since:2025</code> <code>has:фото</code> <code>"точні слова"</code> <code>-зайве</code>
    Зберегти повідомлення: дайте відповідь <code>/save</code>
help-commands = Ще: /chats /alerts /import /settings /account /privacy
help-prices = Пошук коштує { COUNT($search, "credit") }, відповідь — { $answer }. Решта спершу каже ціну.

# ── Plain words ──
plain-hello = Привіт. Що шукаєте?
plain-not-yet = Пошукаю, щойно ви підключитеся.
plain-unchanged = Нічого не змінилося.
plain-did-you-mean = Може, <b>/{ $command }</b>?
plain-not-found-message = У вашому архіві цього немає.
plain-not-found-message-remote = Цього не знайшлося.
plain-text-only = Читаю лише текст і файли експорту.
plain-changed = Ви це змінили. Виконати знову?
plain-prices = Відповідь тут коштує { COUNT($answer, "credit") }, пошук — { $search }.
plain-left = У вас їх { $left }.
plain-no-more-asking = Далі не питатиму.

# ── Groups and inline mode ──
group-answer-in-private = Відповісти особисто
group-not-yours = Це не ваше.
inline-only-you = Це бачите лише ви. Торкніться, щоб надіслати текст.
inline-nothing = «{ $words }»: нічого не знайшлося.
inline-empty = Напишіть слово зі своїх повідомлень.
inline-connect = Спершу підключіться
inline-in-private = Шукати «{ $words }» в особистому чаті
inline-not-allowed = Шукати мені не дозволено.
inline-trouble = Зараз шукати не виходить.

# ── Credits, where a service charges ──
credits-button = Кредити
credits-none = Кредити тут ні за що не беруть.
credits-terms = { COUNT($left, "credit") }. Пошук коштує { $search }, відповідь — { $answer }.
credits-left = <b>Лишилося: { COUNT($left, "credit") }.</b>
credits-left-again = <b>Лишилося: { COUNT($left, "credit") }</b>, { $when } знову буде { $allowance }.
credits-period = За 30 днів: { $spent }.
credits-period-searches = За 30 днів: { $spent }, найбільше пошук ({ $most }).
credits-period-answers = За 30 днів: { $spent }, найбільше відповіді ({ $most }).
credits-period-portraits = За 30 днів: { $spent }, найбільше портрети ({ $most }).
credits-period-lists = За 30 днів: { $spent }, найбільше списки ({ $most }).
credits-doubt = З них { $credits } могли й не списати: відповідь не дійшла.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · лишилося { $left }

# ── When something goes wrong ──
errors-not-connected = Ви ще не підключилися.
errors-not-yet = Зроблю, щойно ви підключитеся.
errors-token-refused = Мій доступ закінчився: { $place }.
errors-token-expired = { errors-token-refused }
errors-no-search = Мені не можна шукати на { $host }.
errors-no-search-own = Мені не можна шукати у вашому архіві.
errors-no-answer = Мені не можна відповідати на питання на { $host }.
errors-no-answer-own = Мені не можна відповідати за вашим архівом.
errors-no-list = Мені не можна гортати повідомлення на { $host }.
errors-no-list-own = Мені не можна гортати повідомлення вашого архіву.
errors-no-portrait = Мені не можна писати портрет на { $host }.
errors-no-portrait-own = Мені не можна писати портрет за вашим архівом.
errors-missing = Бракує:
errors-out = Кредитів не вистачає ({ $place }): треба { $needed }, є { $left }.
errors-out-unknown = Кредити скінчилися ({ $place }).
errors-out-again = { CAPITAL($when) } знову буде { $allowance }.
errors-out-host = Змінити це може { $host }.
errors-out-operator = Той, хто веде цього бота, може це змінити: <code>MONTHLY_CREDITS</code>.
errors-limit-own = Так вийде більше за денний ліміт: витрачено { $spent } з { $most }, а це коштує { $credits }.
errors-limit-operator = Тут кожному можна { COUNT($most, "credit") } на день. Витрачено { $spent }, а це коштує { $credits }.
errors-room-again = Знову можна: { $when }.
errors-change-limit = Змінити ліміт
errors-break = { $place } просить хвилину паузи.
errors-break-until = { $place } просить паузу до { $at }.
errors-bad-request = У такому вигляді не знайти. Спробуйте менше слів або інші.
errors-not-offered = { $Place } цього не вміє.
errors-not-found = Цього вже немає: { $place }.
errors-model-failed = Мовна модель зараз не відповідає.
errors-timeout = Задовго, зупинено.
errors-unreachable = Зараз немає зв’язку: { $place }.
errors-connection-lost = Відповідь дійшла не вся: { $place }.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = На { $place } щось зламалося, питання тут ні до чого.
errors-reply-too-large = Забагато відразу. Назвіть чат або час.
errors-cancelled = Зупинено.
errors-too-many-waiting = Ще йдуть ваші два попередні. Надішліть це трохи згодом.
errors-stop-them = Зупинити їх
errors-private-only = Відповідаю лише в особистому чаті.
errors-stale-button = Ця кнопка застаріла.
errors-internal = Це моя вина, не ваша. Якщо повториться, передайте тому, хто мене веде: <code>{ $reference }</code>.
errors-secret = Схоже на пароль або ключ, тому це не використано. Може, краще видалити.
errors-may-have-cost = Це могло коштувати { COUNT($credits, "credit") }.
errors-nothing-charged = Нічого не списано.
errors-used-button = Уже зроблено.
errors-restarted = Мене перезапустили.
errors-too-fast = Забагато відразу. Дайте мені десять секунд.
errors-stranger = Цей бот лише для запрошених. Щоб увійти, надішліть тому, хто його веде, свій ID у Telegram: <code>{ $userId }</code>. /privacy і /disconnect працюють і для вас.
errors-not-invited = Цей бот лише для запрошених.
errors-unsendable = Відповідь є, але Telegram її не взяв. Запитайте менше.
errors-sent-again = (Надіслано знову: Telegram не підтвердив перше.)
errors-nothing-visible = У цій відповіді нічого не видно.
progress-working = Хвилинку…
progress-still-reading = Ще читаю. Перша відповідь за день нешвидка.
progress-in-line = Ваш номер у черзі: { $position }.
progress-stopped = Зупинено.
progress-nothing-running = Зараз нічого не йде.
progress-rest-in-file = Решта — у цьому файлі.
idle-warning = Вас немає вже { COUNT($unused, "day") }; через { COUNT($left, "day") } я забуду свій доступ. Напишіть будь-що, і він лишиться.
idle-forgotten = Доступ забуто: ним не користувалися { COUNT($idle, "day") }.
idle-forgotten-own = Доступ забуто: ним не користувалися { COUNT($idle, "day") }. Архів цілий.
idle-open-again = Відкрити знову
place-archive = ваш архів
place-sample = архів Ніни

# ── Dates and numbers ──
dates-today = сьогодні
dates-yesterday = вчора
dates-tomorrow = завтра
dates-today-at = сьогодні о { $time }
dates-on-weekday = { $weekday ->
    [1] в понеділок
    [2] у вівторок
    [3] в середу
    [4] в четвер
    [5] у п’ятницю
    [6] в суботу
   *[7] в неділю
    }
dates-on-date = { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = { DATETIME($day, day: "numeric", month: "long") } { DATETIME($day, year: "numeric") }
dates-on-weekday-date = { dates-on-weekday }, { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") }, { DATETIME($day, day: "numeric", month: "long") } { DATETIME($day, year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Підключити
buttons-try-again = Ще раз
buttons-stop = Зупинити
buttons-search = Шукати
buttons-look-around = Роздивитися
buttons-start-own = Завести свій архів
buttons-open-archive = Відкрити
buttons-add-chats = Додати мої чати
buttons-missed = Що нового?
buttons-download = Завантажити все
buttons-leave = Піти
buttons-not-now = Не зараз
buttons-answer-this = Відповісти на це
buttons-search-instead = Краще шукати ці слова
buttons-search-for = Знайти «{ $text }»
buttons-search-its-words = Шукати ці слова
buttons-save-it = Зберегти
buttons-run-it = Виконати
buttons-answer = Відповісти
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
