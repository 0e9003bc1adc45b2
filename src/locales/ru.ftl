-social-chat-group = { $count ->
    [one] { $count } чат
    [few] { $count } чата
   *[many] { $count } чатов
    }
    .one = Чат
    .all = чаты
    .your = ваши чаты
    .in = в ваших чатах
    .no = чатов
-social-chat-message = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
    }
    .one = Сообщение
    .all = сообщения
    .your = ваши сообщения
    .in = в ваших сообщениях
    .no = сообщений
-social-email = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[many] { $count } писем
    }
    .one = Письмо
    .all = письма
    .your = ваши письма
    .in = в ваших письмах
    .no = писем
-social-post = { $count ->
    [one] { $count } публикация
    [few] { $count } публикации
   *[many] { $count } публикаций
    }
    .one = Публикация
    .all = публикации
    .your = ваши публикации
    .in = в ваших публикациях
    .no = публикаций
-social-following = { $count ->
    [one] { $count } подписка
    [few] { $count } подписки
   *[many] { $count } подписок
    }
    .one = Подписка
    .all = подписки
    .your = ваши подписки
    .in = в ваших подписках
    .no = подписок
-social-calendar = { $count ->
    [one] { $count } календарь
    [few] { $count } календаря
   *[many] { $count } календарей
    }
    .one = Календарь
    .all = календари
    .your = ваши календари
    .in = в ваших календарях
    .no = календарей
-social-event = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
    }
    .one = Событие
    .all = события
    .your = ваши события
    .in = в ваших событиях
    .no = событий
-favourite = { $count ->
    [one] { $count } запись в избранном
    [few] { $count } записи в избранном
   *[many] { $count } записей в избранном
    }
    .one = Запись в избранном
    .all = избранное
    .your = ваше избранное
    .in = в вашем избранном
    .no = записей в избранном
-file = { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
    }
    .one = Файл
    .all = файлы
    .your = ваши файлы
    .in = в ваших файлах
    .no = файлов
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
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[many] { $count } совпадений
    }
-record = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
    }
    .one = Запись
-mail = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[many] { $count } писем
    }
-one-hit = { $count ->
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[many] { $count } совпадений
    }
-all = { "" }
    .your = все ваши данные
    .in = во всех ваших данных
-chats = { "" }
    .your = ваши чаты
    .in = в ваших чатах
list-comma = { ", " }
access-allows-api-search-chat-threads = Искать слова в ваших чатах
access-allows-api-search-ds = Искать слова в одном разделе ваших данных
access-allows-api-search-universal = Искать слова во всём, что вы разрешили
access-allows-api-ds-query = Показывать списком и отбирать записи, которые вы разрешили
access-allows-api-llm-prompt = Спрашивать языковую модель без ваших данных
access-allows-api-llm-agent-prompt = Давать языковой модели читать разрешённые данные, чтобы ответить на вопрос
access-allows-api-llm-profile-prompt = Давать языковой модели составлять портрет по разрешённым данным
access-allows-ds-r-social-chat-group = Читать ваши чаты
access-allows-ds-r-social-chat-message = Читать ваши сообщения
access-allows-ds-r-social-email = Читать ваши письма
access-allows-ds-r-social-post = Читать ваши публикации
access-allows-ds-r-social-following = Читать ваши подписки
access-allows-ds-r-social-calendar = Читать ваши календари
access-allows-ds-r-social-event = Читать ваши события
access-allows-ds-r-favourite = Читать ваше избранное
access-allows-ds-r-file = Читать ваши файлы
access-presets-search-title = Искать и читать
access-presets-search-price = { $credits } за поиск
access-presets-search-allows = Находит слова в данных и показывает записи списком. Никакая модель их не видит.
access-presets-answers-title = … и ответы модели
access-presets-answers-price = { $credits } за вопрос
access-presets-answers-allows = Ещё и отвечает на вопросы. Если у сервиса есть языковая модель, она читает то, что нужно для ответа.
access-presets-everything-title = Всё
access-presets-everything-price = { $credits } за портрет
access-presets-everything-allows = Ещё и описывает человека по его сообщениям: с кем, когда и о чём он пишет.
access-lasts-30-days = Срок: 30 дней
access-lasts-90-days = Срок: 90 дней
access-lasts-1-year = Срок: 1 год
access-lasts-until-revoked = Срок: пока не закрою
account-looking = Смотрю ваш доступ… (0 кредитов)
account-to-sample = <b>Подключены</b> демоданные вымышленного человека: они не ваши.
account-to-own = <b>Подключён</b> ваш собственный архив.
account-to-service = <b>Подключено</b> через { $service }
account-since = С { $at }
account-credits = Кредиты: осталось { $left }.
account-credits-unknown = Кредиты: сейчас не получилось спросить у сервиса.
account-commands = Команды
account-more-than-left = больше, чем осталось
account-needs = нужно <code>{ $scopes }</code>
account-permissions = Разрешения
account-from-service = по данным сервиса
account-from-person = как вы указали при подключении
account-from-unknown = сервис их не сообщает: узнаю, пока вы пользуетесь командами
account-no-scopes = ни одного, которое пригодилось бы боту
account-others = Ещё { $amount ->
    [one] { $amount } доступ
    [few] { $amount } доступа
   *[many] { $amount } доступов
    } к вашему архиву
account-others-unknown = Сейчас не получилось узнать, у кого ещё есть доступ.
account-other = { $app }, с { $since }, до { $until }, ещё не использовался
account-other-used = { $app }, с { $since }, до { $until }
account-other-no-until = { $app }, с { $since }, пока вы не закроете, ещё не использовался
account-other-no-until-used = { $app }, с { $since }, пока вы не закроете
account-and-more = … и ещё { $amount }
account-end = Закрыть { $app }
account-ended = Этот доступ закрыт.
account-had-ended = Этот доступ уже был закрыт.
account-no-access = Вы не давали мне доступа к поиску по вашему архиву.
asking-what = Что вы хотите узнать? Ответ по вашим сообщениям стоит { COUNT($credits, "credit") }.
asking-hint = Ваш вопрос
asking-no-question = Здесь нет вопроса. Ничего не потрачено.
asking-too-long = Для вопроса это слишком длинно: пожалуйста, не больше { $limit } знаков. Ничего не потрачено.
asking-cannot-narrow = Вопрос нельзя сузить с помощью has:. Всё остальное, что умеет /search, работает и здесь. Ничего не потрачено.
asking-reading = Ищу ответ в ваших данных: «{ $question }»
asking-reading-messages = Ищу ответ в ваших сообщениях: «{ $question }»
asking-reading-these = Читаю то, что нашлось
asking-plainly = Спрашиваю модель без ваших данных: «{ $question }»
asking-what-about = Что там говорится про «{ $words }»?
asking-what-about-no-words = О чём там, если коротко?
asking-read-nothing = ваших данных не читал
asking-no-links = Без ссылки: { $platforms }. Ссылки есть только у сообщений из супергрупп и каналов Telegram.
asking-took-out = убрано выдуманных ссылок: { $many }
asking-looked-only = просмотрено только это: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Ответьте на это сообщение, чтобы спросить дальше ({ COUNT($credits, "credit") }).
asking-stages-searched = поиск «{ $words }»: { $many }
asking-stages-listed = просмотрен список: { COUNT($many, $kind) }
asking-stages-read = прочитано дальше: { COUNT($many, "record") }
asking-stages-counted = сосчитано: { $many }
asking-stages-sampled = выбрано из разных чатов и дней: { COUNT($many, "record") }
asking-stages-writing = пишу ответ
asking-stages-writing-part = пишу ответ, { $part } из { $parts }
asking-wordless = По этим словам не понять, что искать. Добавьте слово, которое это подскажет: имя, место, предмет. Например: «где мой паспорт?»
asking-nothing = В ваших данных нет слов из этого вопроса. Попробуйте спросить другими словами.
asking-no-model = У сервиса нет языковой модели: он цитирует, а не составляет ответ.
asking-closest = Ближе всего к { $question }
asking-only-near = Ответа в ваших данных не нашлось. Ближе всего к { $question }
asking-counted = подсчёт
asking-goes-to-model = Ваш вопрос и то, что для него прочитано, уйдут языковой модели на { $host }. Подробнее — /privacy.
asking-went-to-model = ℹ️ Ваш вопрос и то, что для него прочитано, ушли языковой модели на { $host }. Говорю об этом один раз; в /privacy это есть всегда.
asking-buttons-search = Лучше поискать
asking-buttons-without-data = Спросить без данных
asking-buttons-about-this = Спросить об этом
asking-buttons-without-it = Спросить без этого
asking-forgotten = Того, с чего это продолжается, у меня уже нет: ответы и результаты я храню только шесть часов. Ничего не потрачено.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
asking-read = прочитано: { LIST($what, type: "plain") }
asking-read-chat = прочитано: { LIST($what, type: "plain") } из чата «{ $chat }»
asking-read-chats = прочитано: { LIST($what, type: "plain") } из { $chats } { $chats ->
    [one] чата
   *[many] чатов
    }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Снова { $allowance } будет с { $at }.
bot-description = Ищите в своих сообщениях и других данных, читайте их и задавайте по ним вопросы прямо здесь, в чате.

    Подключите данные и попробуйте /search, /ask и /recent. В меню видно, сколько кредитов стоит каждая команда.

    Ответы видите только вы, токен хранится зашифрованным, в группы ничего не отправляется, а /disconnect стирает всё. Подробнее — /privacy.
bot-short-description = Поиск и вопросы по вашим данным в личном чате. Токен зашифрован; /disconnect стирает его.
buttons-connect = Подключить
buttons-connect-again = Подключить снова
buttons-connect-wider = Расширить доступ
buttons-connect-other = Подключить другой токен
buttons-start-again = Начать заново
buttons-try-again = Ещё раз
buttons-account = Мой доступ
buttons-credits = Кредиты
buttons-settings = Настройки
buttons-privacy = Приватность
buttons-help = Что можно сделать?
buttons-disconnect = Отключить
buttons-check-token = Проверить токен снова (бесплатно)
buttons-stop-them = Остановить их
buttons-continue-in-private = Перейти в личный чат
buttons-back = ◂ Назад
buttons-more = Ещё ▸
buttons-search = Найти
buttons-ask = Спросить
buttons-chats = Чаты
buttons-cancel = Отмена
buttons-run-again = Запустить снова
commands-start = Начать отсюда
commands-help = Что можно сделать и сколько это стоит
commands-search = Искать в сообщениях, письмах и файлах
commands-ask = Задать вопрос о своих сообщениях
commands-recent = Показать новые сообщения
commands-chats = Показать чаты и открыть один из них
commands-today = Что пришло, кто ждёт ответа и что намечено на сегодня
commands-count = Сосчитать сообщения — все или с нужными словами
commands-stats = Увидеть свои сообщения на картинке
commands-profile = Попросить модель описать вас по сообщениям
commands-import = Загрузить свои чаты и письма
commands-save = Сохранить сообщение в архив
commands-cancel = Остановить то, что идёт
commands-credits = Посмотреть, сколько потрачено
commands-alerts = Посмотреть и отключить то, что делается само
commands-settings = Часовой пояс, дневной лимит и приватность результатов
commands-account = Ваше подключение и что оно разрешает
commands-connect = Подключить свои данные
commands-disconnect = Забыть мой токен и всё обо мне
commands-privacy = Что о вас хранится и как это стереть
connected-title = Всё подключено
connected-to-service = <b>Всё подключено</b> через { $service }.
connected-to-own = <b>Всё подключено</b>: это ваш собственный архив.
connected-to-sample = <b>Всё подключено</b>: это демоданные. В Telegram вы — { $you }, а данные — вымышленного человека по имени { $owner }.
connected-to-sample-no-owner = <b>Всё подключено</b>: это демоданные. В Telegram вы — { $you }, а данные — вымышленного человека.
connected-to-sample-no-you = <b>Всё подключено</b>: это демоданные. В Telegram вы — это вы, а данные — вымышленного человека по имени { $owner }.
connected-to-sample-no-you-no-owner = <b>Всё подключено</b>: это демоданные. В Telegram вы — это вы, а данные — вымышленного человека.
connected-saved = <b>Токен сохранён</b>: { $service }. Бесплатно проверить его не удалось, это сделает ваша первая команда.
connected-token = Токен: <code>{ $masked }</code>
connected-lasts-until-ended = Доступ действует, пока вы его не закроете.
connected-lasts-until = Доступ действует до { $at }.
connected-before-ended = Прежний доступ закрыт.
connected-before-failed-here = Прежний доступ сейчас закрыть не получилось: закройте его в /account.
connected-before-failed-there = Прежний доступ сейчас закрыть не получилось. Если он больше не нужен, отзовите его сами через { $service }.
connected-before-impossible-here = Прежний токен может ещё действовать: закройте его в /account.
connected-before-impossible-there = Прежний токен может ещё действовать. Если он больше не нужен, отзовите его сами через { $service }.
connected-not-tried = Ничего из этого ещё не проверено:
connected-can-use = Вам доступны:
connected-allows-nothing = Ни одна команда, которая читает данные, с ним не работает.
connected-not-with-token = С этим токеном не работают: { $commands } — чего не хватает, покажет /account.
connected-not-with-access = С этим доступом не работают: { $commands } — чего не хватает, покажет /account.
connected-empty = <b>Ваш архив пока пуст.</b> Дальше: /import загрузит ваши чаты.
connected-just-write = Просто напишите, что ищете.
connected-just-write-ferry = Просто напишите, что ищете, например <code>ferry</code>.
connected-bring-in = Загрузить мои чаты
connecting-heading = Подключите свои данные
connecting-checking = Проверяю ваш токен… (0 кредитов)
connecting-connecting = Подключаю… (0 кредитов)
connecting-nothing-stored = Ничего не сохранено.
connecting-nothing-connected = Ничего не подключено.
connecting-sample = <b>Демоданные</b>: чаты, письма и файлы вымышленного человека. Одно нажатие, всё разрешено, и сломать ничего нельзя.
connecting-own = <b>Ваши данные</b>: архив, который сервис этого бота хранит только для вас. Вы решаете, что мне с ним можно делать.
connecting-connect-own = Подключить свои данные
connecting-look-around = Осмотреться на демоданных
connecting-replaces = Он заменит нынешний доступ, и тот закроется.
connecting-may-do-own = Что мне можно делать с вашим архивом и как долго? Закрыть доступ можно в любой момент в /account.
connecting-may-do-sample = Что мне можно делать с демоданными вымышленного человека и как долго?
connecting-choose-in-browser = Выбрать в браузере
connecting-stays-at = Ваши данные никуда не переезжают, их хранит { $service }; там вы выбираете, что мне можно читать.
connecting-new-replaces = Новый токен заменит нынешний.
connecting-tap-and-tick = Нажмите кнопку и отметьте, что мне можно читать. Ссылка только для вас и работает десять минут; никому её не передавайте.
connecting-or-paste = Или пришлите токен: отправьте <code>/connect</code> и после него токен, здесь, в нашем личном чате. Я удалю ваше сообщение и сохраню токен зашифрованным.
connecting-make-and-send = Создайте токен в сервисе, потом отправьте <code>/connect</code> и после него токен, здесь, в нашем личном чате. Я удалю ваше сообщение и сохраню токен зашифрованным.
connecting-what-is-stored = Что хранится?
connecting-on-the-page = На странице видны все разрешения, там же выбирается срок. Ссылка только для вас и работает десять минут; никому её не передавайте.
connecting-choose-what-i-may-read = Выбрать, что мне читать
connecting-removed = Сообщение с токеном из этого чата удалено.
connecting-not-removed = <b>Пожалуйста, удалите сообщение с токеном сами</b>: у меня не получилось убрать его из этого чата.
connecting-incomplete = Это не похоже на целый токен
connecting-copy-again = Токен — одно длинное слово из букв, цифр и нескольких знаков, без пробелов. Скопируйте его ещё раз целиком и отправьте после <code>/connect</code>. Ничего не сохранено.
connecting-never-in-groups = Не отправляйте токен в группу
connecting-exposed = Он не использован. Пожалуйста, удалите сообщение. Считайте, что этот токен видели чужие: отзовите его в сервисе, создайте новый и подключитесь в личном чате со мной.
connecting-exposed-removed = Он не использован. Сообщение удалено, но его могли успеть прочитать. Считайте, что этот токен видели чужие: отзовите его в сервисе, создайте новый и подключитесь в личном чате со мной.
connecting-go-back = Вернитесь в { $bot } и отправьте /connect: придёт новая ссылка.
connecting-link-is-over = Эта ссылка больше не работает
connecting-link-was-used = По ней уже переходили, ей больше десяти минут, или её создал не этот бот.
connecting-declined = Подключения не было
connecting-declined-why = Вы решили не давать доступ, поэтому ничего не сохранено.
connecting-failed = Подключить не получилось
connecting-page-failed = Страница доступа сообщила о неполадке. Ничего не сохранено.
connecting-no-token = Страница доступа не прислала рабочего токена. Ничего не сохранено.
connecting-not-stored = Ничего не сохранено. Код: { $reference }
connecting-close-page = Эту страницу можно закрыть и вернуться в { $bot }.
disconnecting-ask-access = Стереть ваш доступ, сохранённые результаты, кнопки, незаконченную работу, то, что делается само, настройки и список того, что потрачено?
disconnecting-ask-token = Стереть ваш токен доступа ({ $masked }), сохранённые результаты, кнопки, незаконченную работу, то, что делается само, настройки и список того, что потрачено?
disconnecting-ask-unconnected = Сейчас ничего не подключено, но могли остаться настройки или список того, что потрачено. Стереть их?
disconnecting-live-stops = Сообщения вашего аккаунта Telegram после этого больше не сохраняются.
disconnecting-cannot-be-undone = Отменить это будет нельзя.
disconnecting-erase-all = Стереть всё
disconnecting-erase-nothing = Не стирать
disconnecting-keep-it = Оставить
disconnecting-erasing = Стираю…
disconnecting-nothing-to-erase = Стирать было нечего
disconnecting-erased = Стёрто
disconnecting-items-token = ваш токен доступа и то, что он разрешает
disconnecting-items-results = { $amount ->
    [one] { $amount } сохранённый список
    [few] { $amount } сохранённых списка
   *[many] { $amount } сохранённых списков
    } результатов
disconnecting-items-buttons = { $amount ->
    [one] { $amount } набор
    [few] { $amount } набора
   *[many] { $amount } наборов
    } кнопок
disconnecting-items-pending = { $amount ->
    [one] { $amount } запрос
    [few] { $amount } запроса
   *[many] { $amount } запросов
    } в очереди
disconnecting-items-link = открытая ссылка для подключения
disconnecting-items-live = сведения о том, что ваш аккаунт Telegram связан со мной
disconnecting-items-settings = ваши настройки
disconnecting-items-spending = подробности о { $amount ->
    [one] { $amount } платном запросе
   *[many] { $amount } платных запросах
    }
disconnecting-ended-at = Закрыто: { $service }
disconnecting-accesses-ended = { $amount ->
    [1] сам доступ: он
    [one] { $amount } доступ: они
    [few] { $amount } доступа: они
   *[many] { $amount } доступов: они
    } больше ничего не { $amount ->
    [1] открывает
   *[many] открывают
    }
disconnecting-not-erased = Не стёрто
disconnecting-stays-chat = этот чат в Telegram: его можно очистить в приложении
disconnecting-stays-service = то, что хранит { $service }
disconnecting-stays-service-and-access = то, что хранит { $service }, и сам доступ: сейчас закрыть его не получилось, отзовите его там
disconnecting-stays-service-and-token = то, что хранит { $service }, и сам токен: если он больше не нужен, отзовите его там
disconnecting-stays-today = сумма за сегодня ({ COUNT($spent, "credit") }): она нужна для дневного лимита, потом удалится
disconnecting-archive-ask = Стереть и архив?
disconnecting-archive-holds = В нём ваши данные: { COUNT($amount, "record") } ({ $bytes }). Стереть его — значит навсегда, и все остальные доступы к нему закроются. Если ничего не делать, он останется.
disconnecting-archive-erase = Стереть и архив
disconnecting-archive-erasing = Стираю ваш архив…
disconnecting-archive-is-sample = Это демоданные, они остаются.
disconnecting-archive-erased = Ваш архив стёрт
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [one] { $amount } доступ
    [few] { $amount } доступа
   *[many] { $amount } доступов
    } к нему
disconnecting-archive-nothing-left = В сервисе от него ничего не осталось.
disconnecting-archive-stays = Что остаётся: { $what }.
examples-search = пирог from:me since:2025
examples-ask = сколько держать пирог?
examples-recent = telegram входящие 7d
examples-today = неделя
examples-count = пирог from:me since:2025
examples-stats = телеграм since:2025
examples-profile = мои путешествия
examples-import = telegram
examples-save = ключ под ковриком
exports-telegram-note = Только один чат: откройте его, затем ⋮ → «Экспорт истории чата». Telegram может попросить подтвердить это на телефоне и подождать сутки.
exports-whatsapp-note = По одному чату за раз, не больше 40 000 последних сообщений. Чат с расширенной конфиденциальностью экспортировать нельзя.
exports-signal-note = Резервная копия Signal — это другое: она зашифрована, и прочитать её может только Signal.
exports-slack-note = Экспорт доступен только владельцам и администраторам. Закрытые каналы и личные сообщения попадают в него не на всех тарифах.
exports-discord-note = В архиве Discord только ваши собственные сообщения. В файлах DiscordChatExporter (JSON) есть обе стороны.
exports-gmail-note = Почтовые ящики других программ тоже можно прислать — файлами mbox.
exports-telegram-steps = На компьютере откройте Telegram Desktop (desktop.telegram.org). В приложениях для телефона экспорта нет.
    Откройте меню ☰, потом «Настройки» → «Продвинутые настройки» → «Экспорт данных из Telegram».
    Отметьте нужные чаты; фото и видео не нужны.
    Внизу, в разделе «Формат», выберите «Машиночитаемый JSON» вместо HTML.
    Нажмите «Экспортировать». Пришлите файл result.json из появившейся папки.
exports-whatsapp-steps = Откройте чат на телефоне.
    Android: ⋮ → «Ещё» → «Экспорт чата». iPhone: нажмите на имя вверху, потом «Экспорт чата» в самом низу.
    Выберите вариант без медиафайлов.
    Сохраните файл или отправьте его себе, а потом пришлите zip или .txt как есть.
exports-signal-steps = Откройте настройки Signal, потом «Чаты» → «Экспорт истории чатов» (Export chat history).
    Выберите, куда сохранить экспорт, без медиафайлов.
    Пришлите main.jsonl или всю папку одним zip.
exports-slack-steps = В браузере откройте меню рабочего пространства: Tools & settings → Workspace settings.
    Откройте Import/Export Data, потом Export.
    Выберите период, нажмите Start Export и дождитесь письма со ссылкой.
    Пришлите zip как есть.
exports-discord-steps = Откройте «Настройки пользователя» → «Данные и конфиденциальность».
    В разделе «Запросить все мои данные» отметьте сообщения и отправьте запрос.
    Дождитесь письма со ссылкой: до 30 дней.
    Пришлите zip как есть.
exports-gmail-steps = Откройте takeout.google.com и снимите отметку со всего.
    Отметьте только «Почта», потом нажмите «Далее».
    Выберите .zip и размер 2 или 4 ГБ и нажмите «Создать экспорт».
    Дождитесь письма со ссылкой и пришлите все zip как есть, один за другим.
failures-titles-not-connected = Данные ещё не подключены
failures-titles-token-refused = Сервис не принимает ваш токен
failures-titles-token-expired = Срок вашего токена истёк
failures-titles-scope-missing = Ваш токен этого не разрешает
failures-titles-credits-out = Ваши кредиты в сервисе закончились
failures-titles-cap-reached = Так вы выйдете за дневной лимит
failures-titles-rate-limited = Сервис просит паузу
failures-titles-bad-request = Сервис не смог выполнить этот запрос
failures-titles-not-offered = Сервис этого не умеет
failures-titles-not-found = Этого там больше нет
failures-titles-timeout = Сервис слишком долго отвечал
failures-titles-unreachable = Сервис недоступен
failures-titles-connection-lost = Связь прервалась
failures-titles-service-failed = В сервисе данных произошла ошибка
failures-titles-unreadable-reply = Ответ не удалось прочитать
failures-titles-reply-too-large = Ответ оказался слишком большим
failures-titles-cancelled = Остановлено
failures-titles-too-many-waiting = Два ваших запроса уже ждут очереди
failures-titles-private-only = Личные результаты я показываю только в личном чате
failures-titles-stale-button = Эта кнопка уже не действует
failures-titles-internal = Что-то пошло не так у меня
failures-not-connected = Сначала подключите свои данные через { $service }; вы сами решаете, что боту можно читать.
failures-not-connected-sample = Хватит двух нажатий: осмотритесь в данных вымышленного человека или подключите собственный архив.
failures-token-refused = Сервис ({ $service }) не знает этого токена: его отозвали, или он неполный. Пожалуйста, подключитесь снова с новым.
failures-token-expired = Раньше он действовал, но срок вышел. Подключиться снова — минутное дело, и у вас будет новый.
failures-lacks = Не хватает:
failures-needs = Сервис не сказал, какого разрешения не хватает; нужны эти:
failures-lacks-unknown = Сервис не сказал, какого разрешения не хватает.
failures-credits-out = Этот запрос стоит { COUNT($price, "credit") }; остаток: { $left }.
failures-credits-out-no-left = Этот запрос стоит { COUNT($price, "credit") }.
failures-credits-out-no-price = Этот запрос стоит больше, чем осталось; остаток: { $left }.
failures-credits-out-no-price-no-left = Этот запрос стоит больше, чем осталось.
failures-counted-by = Их считает { $service }.
failures-cap-used-up = Кредиты на сегодня закончились.
failures-cap = Лимит — { COUNT($limit, "credit") } в день (его задал владелец бота); сегодня потрачено { $spent }, а это стоит { $price }. Счёт начнётся заново { $resetsAt } ({ $midnight }). Листать прежние результаты можно бесплатно.
failures-cap-no-price = Лимит — { COUNT($limit, "credit") } в день (его задал владелец бота); сегодня потрачено { $spent }. Счёт начнётся заново { $resetsAt } ({ $midnight }). Листать прежние результаты можно бесплатно.
failures-cap-mine = Лимит — { COUNT($limit, "credit") } в день (вы задали его сами); сегодня потрачено { $spent }, а это стоит { $price }. Счёт начнётся заново { $resetsAt } ({ $midnight }). Лимит можно поднять в /settings.
failures-cap-mine-no-price = Лимит — { COUNT($limit, "credit") } в день (вы задали его сами); сегодня потрачено { $spent }. Счёт начнётся заново { $resetsAt } ({ $midnight }). Лимит можно поднять в /settings.
failures-rate-limited = Слишком много запросов за короткое время.
failures-wait-a-minute = Пожалуйста, попробуйте снова через минуту-две.
failures-bad-request = Попробуйте меньше слов или слова покороче, без необычных знаков.
failures-not-offered = { $service } сейчас этого не умеет. Другие команды работают.
failures-not-found = Такой записи в сервисе больше нет. Возможно, с тех пор её удалили.
failures-timeout = Полный ответ не пришёл вовремя. Первый запрос за день бывает медленным; второй обычно быстрее.
failures-unreachable = Сейчас нет связи: { $service } не отвечает. Пожалуйста, попробуйте через несколько минут.
failures-connection-lost = Сервис отвечал, но ответ дошёл не целиком.
failures-service-failed = С вашим запросом всё в порядке.
failures-try-later = Пожалуйста, попробуйте позже.
failures-try-after = Пожалуйста, попробуйте после { $at }.
failures-unreadable-reply = Что-то пришло, но не в том виде, о котором мы договорились. Это не значит, что ничего не нашлось.
failures-too-large = Попробуйте сузить: больше слов, один чат или время покороче.
failures-cancelled = Запрос остановлен, как вы просили.
failures-not-taken-up = Этот запрос не принят; отправьте его снова, когда один из них закончится, или остановите их.
failures-continue-there = Продолжить там?
failures-forgotten-button = Того, что за ней стояло, у меня уже нет. Пожалуйста, начните с команды; их список — /help.
failures-internal = Это ошибка бота, не ваша. Пожалуйста, попробуйте позже.
failures-may-have-cost = Это могло стоить { COUNT($price, "credit") }.
failures-may-have-cost-some = Это могло стоить кредитов.
failures-reference = Код: <code>{ $reference }</code>
failures-refused-by-bot = Запрос не отправлялся: <b>ничего не потрачено</b>.
failures-refused-by-service = Сервис отклонил запрос: <b>ничего не потрачено</b>.
failures-refused-still-work = С этим токеном работают { $commands }.
failures-refused-none-works = С этим токеном не работает ни одна команда, которая читает данные.
failures-refused-widen = Чтобы расширить доступ, создайте токен ещё и с этими разрешениями и отправьте его после <code>/connect</code>.
figures-your-messages = Ваши сообщения
figures-your-emails = Ваши письма
figures-only-messages = Я умею считать сообщения и письма. Уберите другое место или напишите in:emails.

    Ничего не потрачено.
figures-counting = Считаю: { $what }
figures-read = прочитано { $amount }, самое большее — { $most }
figures-sent-and-received = отправлено { $sent }, получено { $received }
figures-none = Ничего не подходит. Если убрать часть слов или фильтров, может найтись больше.
figures-silence = Самое долгое молчание: { COUNT($days, "day") }, с { $from } по { $to }
figures-busiest-month = Самый оживлённый месяц: { DATETIME($name, month: "long", year: "numeric") }, { $amount }
figures-busiest-times = Чаще всего по { $day ->
    [1] понедельникам
    [2] вторникам
    [3] средам
    [4] четвергам
    [5] пятницам
    [6] субботам
   *[7] воскресеньям
    }, около { $hour }:00 (время { $zone })
figures-chats = Чаты
figures-people = Люди
figures-favourite-words = Частые слова
figures-partial = Это самые новые: { $amount } из { $total }.
figures-partial-no-total = Это самые новые ({ $amount }); есть и более ранние.
figures-broken-off = Сервис перестал отвечать на полпути; здесь то, что пришло раньше.
figures-by-month = По месяцам
figures-by-weekday = По дням недели
figures-by-hour = По часам ({ $zone })
figures-sent = отправлено
figures-received = получено
figures-as-picture = Картинкой (бесплатно)
figures-show = Показать их
figures-count-anew = Сосчитать заново
figures-count-again = Сосчитать снова
figures-kept-since = Сосчитано
figures-forgotten = Этих цифр у меня уже нет: я храню их только шесть часов.
figures-not-drawn = Сейчас картинка не получилась; вот её цифры.
figures-reading-question = Этот сервис данных сам не считает, поэтому мне придётся читать: { $page ->
    [one] { $page } сообщение
    [few] { $page } сообщения
   *[many] { $page } сообщений
    } за 1 кредит, начиная с новых. Как далеко заглянуть? Вы платите только за то, что я прочитаю.
figures-newest = До { $amount } (не больше { $credits ->
    [one] { $credits } кредита
   *[many] { $credits } кредитов
    })
figures-nothing-counted = Ничего не сосчитано и не потрачено.
figures-days = С { $first } по { $last }
figures-days-one = Всё за { $day }
front-overflow = Остальная часть ответа — в файле.
front-nothing-visible = (В этом ответе нет видимого текста.)
front-working = Работаю над этим
front-unknown-button = Эта кнопка из старой версии. Отправьте /help
front-gone-button = Эта кнопка уже использована, устарела или не ваша.
front-foreign-button = Эта кнопка — для того, кто спрашивал.
front-too-fast = Многовато сразу. Дайте мне десять секунд и продолжайте.
front-private-only = Личные результаты я показываю только в личном чате. Продолжить там?
front-not-allowed = Этот бот только для приглашённых.
front-stranger = Здравствуйте! Этот бот только для приглашённых. Чтобы вас впустили, сообщите его владельцу ваш ID в Telegram: <code>{ $userId }</code>. А то, что о вас хранится, всё равно ваше: /privacy, /disconnect.
front-repeat-note = Отправлено ещё раз: в первый раз Telegram не подтвердил получение.
front-unsendable = Ответ есть, но Telegram его не принял. Попробуйте спросить конкретнее или отправьте /help.
front-secrets-token = Это похоже на токен доступа, поэтому он никак не использован. Чтобы подключиться с ним, отправьте его после /connect. Если его могли увидеть другие, создайте в сервисе новый.
front-secrets-other = Часть этого похожа на пароль или ключ, поэтому она никуда не отправлена, а ваше сообщение осталось как есть. Возможно, вы захотите его удалить. Чтобы подключиться, отправьте токен после /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } с · { COUNT($price, "credit") }
front-still = Всё ещё { SMALL($doing) }.
front-still-working = Ваш предыдущий запрос ещё выполняется.
front-queued = Всё ещё { SMALL($doing) }. { $before ->
    [0] Ваш запрос — следующий
   *[many] Перед вашим запросом в очереди: { $before }
    }.
front-behind = { $doing }: { $before ->
    [0] сразу после предыдущего
   *[many] после предыдущего и ещё { $before } в очереди
    }.
front-in-line = Сейчас спрашивают многие. Ваше место в очереди: <b>{ $position }</b>.
front-stopped = Остановлено. { $price ->
    [0] Ничего не потрачено
    [one] Запрос уже ушёл, так что он всё ещё может стоить { $price } кредит
    [few] Запрос уже ушёл, так что он всё ещё может стоить { $price } кредита
   *[many] Запрос уже ушёл, так что он всё ещё может стоить { $price } кредитов
    }.
front-timed-out = Это заняло слишком много времени, больше я не жду. { $cost }
front-interrupted = Ответ прервал мой перезапуск. { $cost }
front-failed = У меня что-то пошло не так. { $cost } Если это повторится, сообщите владельцу бота этот код: <code>{ $reference }</code>
front-nothing-running = Сейчас ничего не выполняется.
front-stopped-now = Остановлено.
front-taken-back-profile = Портрет не составлен. Ничего не потрачено.
front-taken-back-disconnect = Ничего не стёрто.
front-taken-back-other = Ничего не изменилось.
help-in-group = Я ищу в данных человека и отвечаю по ним только ему самому. В группах ничего личного не пишу: чтобы начать, откройте личный чат с { $bot }.
help-heading = Что можно сделать сейчас
help-heading-unconnected = Что можно сделать после подключения
help-not-with-token = не с вашим токеном
help-narrow = <b>Сузить поиск</b>: from:имя, from:me, chat:название, on:telegram, when:"прошлая неделя", after:7d, before:2026-11-01, has:link, has:file, has:photo, "точные слова", -исключить; in:all, in:emails, in:files. Без слов для поиска и после /recent покажу всё подходящее списком, сначала новое.
help-free = <b>Бесплатно</b>: { $commands }
help-prices = Цены есть в меню, здесь и на каждой кнопке; набранная команда выполняется сразу, а в ответе видно, сколько она стоила. Можно и просто что-нибудь написать: я спрошу, что с этим сделать.
idle-unused = Вы давно не пользовались подключением
idle-warning = Токен, которым не пользуются { COUNT($idle, "day") }, я забываю, чтобы никто не мог им злоупотребить. До этого осталось около { $left ->
    [one] { $left } дня
   *[many] { $left } дней
    }. Выполните любую команду с вашими данными, например <code>/recent</code>, и он останется.
idle-forgotten = Ваш токен стёрт
idle-not-used = Им не пользовались { COUNT($idle, "day") }.
idle-ended = В сервисе он тоже закрыт и больше ничего не открывает.
idle-may-be-valid = В сервисе он может ещё действовать: отзовите его там, если он больше не нужен, или подключитесь снова.
importing-file = файл
importing-heading = Загрузите свои чаты и письма
importing-what = Экспорт из ваших приложений я кладу в ваш собственный архив. Его хранит { $service }: зашифрованным и только для вас. Сам файл удаляется сразу после чтения.
importing-step-1 = Выберите приложение: я покажу, где в нём спрятан экспорт.
importing-step-2 = <b>Пришлите файл сюда (до { $most })</b>.
importing-step-2-page = <b>Пришлите файл сюда (до { $most })</b>, а файлы побольше — через страницу загрузки.
importing-step-3 = Дождитесь отчёта. Если прислать то же самое ещё раз, добавится только новое.
importing-not-connected = Для этого подключаться не нужно; чтобы потом искать, отправьте /connect.
importing-way-to = { $app }: как сделать экспорт
importing-elsewhere-heading = Как загрузить данные
importing-elsewhere = Ваши данные хранит { $service }, туда они и загружаются. У этого бота нет к этому ключа: он только читает то, что вы разрешили.
importing-elsewhere-file = Ваши данные хранит { $service }, туда они и загружаются: этот бот может их только читать. Из присланного ничего не взято.
importing-page = Страница загрузки
importing-page-heading = Страница загрузки файлов
importing-page-what = Она откроется в браузере и примет файлы любого размера. Ссылка только для вас, открывается один раз в течение десяти минут; никому её не передавайте.
importing-open-page = Открыть страницу
importing-no-page = У сервиса нет страницы загрузки. Пришлите файл сюда.
importing-how-to-export = Как сделать экспорт?
importing-bringing = Загружаю «{ $name }»
importing-looking-after = Слежу за загрузкой
importing-taking = Забираю «{ $name }» из Telegram…
importing-bar-of = { $bar } из { $bytes }
importing-handing = Передаю «{ $name }» дальше…
importing-looking = Заглядываю в «{ $name }»…
importing-waiting = «{ $name }» ждёт, пока закончится предыдущий файл.
importing-progress = прочитано { $read }, из них новых { $written }
importing-silent = Сервис сейчас не отвечает. Загрузка «{ $name }» там продолжается; я буду спрашивать дальше.
importing-silent-no-name = Сервис сейчас не отвечает. Загрузка там продолжается; я буду спрашивать дальше.
importing-still-going = Это надолго: загрузка «{ $name }» продолжится без меня.
importing-still-going-no-name = Это надолго: загрузка продолжится без меня.
importing-not-an-export = Не могу загрузить «{ $name }»: я принимаю экспорт чатов и почтовых ящиков в .json, .jsonl, .zip, .txt, .csv, .mbox или .eml. Где его найти в ваших приложениях, покажет /import.
importing-too-large = «{ $name }» — слишком большой файл ({ $bytes }); из чата я могу взять файлы до { $most }. Экспортируйте меньше чатов или без медиа и пришлите это.
importing-too-large-has-page = «{ $name }» — слишком большой файл ({ $bytes }); из чата я могу взять файлы до { $most }. Страница загрузки принимает и больше.
importing-too-large-no-bytes = «{ $name }» — слишком большой файл; из чата я могу взять файлы до { $most }. Экспортируйте меньше чатов или без медиа и пришлите это.
importing-too-large-no-bytes-has-page = «{ $name }» — слишком большой файл; из чата я могу взять файлы до { $most }. Страница загрузки принимает и больше.
importing-gone = Telegram больше не отдаёт мне «{ $name }». Пожалуйста, пришлите файл ещё раз.
importing-interrupted = «{ $name }» не дошёл до меня из Telegram. Ничего не загружено.
importing-no-service = Сервис не принял «{ $name }». Ничего не загружено.
importing-too-large-there = «{ $name }» больше, чем принимает сервис. Экспортируйте меньше чатов или без медиа.
importing-not-done = С вашими прежними файлами ещё не всё: они загружаются или ждут ответа. Ответьте или остановите их, а потом снова пришлите «{ $name }».
importing-no-room = В сервисе сейчас нет места для «{ $name }». Ничего не загружено.
importing-stopped = Остановлено. Из «{ $name }» ничего не загружено.
importing-cannot-stop = Не получилось связаться с сервисом, чтобы остановить загрузку: там она может идти дальше.
importing-unknown = Об этой загрузке я уже ничего не знаю. Отчёт хранится сутки; если сомневаетесь, пришлите файл снова.
importing-waited-in-vain = Файлы перед «{ $name }» заняли слишком много времени. Из него пока ничего не загружено.
importing-too-many = Ваших файлов в очереди уже много. Пришлите этот ещё раз, когда они закончатся.
importing-not-me = Это не я
importing-see = Посмотреть, как идёт
importing-connect-to-search = Подключить и искать
importing-failed-cancelled = Остановлено. Ничего не загружено.
importing-failed-cancelled-halfway = Остановлено. То, что уже загружено, остаётся.
importing-failed-silent = За час файл не пришёл целиком. Пришлите его ещё раз.
importing-failed-unanswered = За день на вопрос не ответили. Пришлите файл ещё раз.
importing-failed-failed = Загрузка не удалась, и причина не в вашем файле. Владелец сервиса найдёт её в журнале; попробуйте позже.
importing-failed-not-known = Такого экспорта я не знаю. Я читаю экспорт Telegram, WhatsApp, Signal, Slack, Discord, почтовые ящики (mbox, Gmail Takeout) и записи, выданные сервисом данных (строки JSON).
importing-failed-empty = Внутри нет ничего, что я умею читать.
importing-failed-other-archive = Такие архивы здесь не открыть. Распакуйте его и пришлите содержимое в zip.
importing-failed-zip-password = Этот zip просит пароль. Распакуйте его, упакуйте заново без пароля и пришлите.
importing-failed-zip-bomb = Этот zip после распаковки больше, чем бывает на самом деле. Я его не открываю.
importing-failed-zip-of-zips = В этом zip только другие zip. Распакуйте его и пришлите то, что внутри.
importing-failed-damaged = Этот zip повреждён или пришёл не целиком. Пришлите его ещё раз или распакуйте и упакуйте заново.
importing-failed-telegram-html = Это экспорт Telegram в HTML, для просмотра в браузере. Сделайте его ещё раз в Telegram Desktop: Настройки > Продвинутые настройки > Экспорт данных из Telegram, формат «Машиночитаемый JSON»; для одного чата: ⋮ в чате > Экспорт истории чата. Затем пришлите result.json или zip этой папки.
importing-failed-whatsapp-backup = Это резервная копия самого WhatsApp, которую читает только WhatsApp. Лучше экспортируйте чат: откройте его, затем ⋮ или его название, и «Экспорт чата».
importing-failed-whatsapp-dates = Это чат WhatsApp, но даты в нём записаны так, что их не прочесть.
importing-failed-signal-backup = Это зашифрованная резервная копия Signal, которую читает только Signal. Лучше экспортируйте чаты: настройки Signal, «Чаты», «Экспорт истории чатов».
importing-failed-discord-package = В этом пакете данных Discord нет сообщений. Запросите его ещё раз, отметив «Сообщения».
importing-failed-discord-html = Это экспорт через DiscordChatExporter в HTML. Экспортируйте ещё раз в формате «JSON».
importing-failed-outlook = Собственные файлы Outlook здесь не прочесть. Экспортируйте ящик в mbox или сохраните письма файлами .eml и пришлите их.
importing-receipt-brought-in = Загружено: «{ $name }»
importing-receipt-nothing = Ничего не загрузилось: «{ $name }»
importing-receipt-stopped = Остановлено: «{ $name }»
importing-receipt-written = новых сообщений и писем: { $amount }
importing-receipt-updated = изменилось с прошлого раза: { $amount }
importing-receipt-known = уже было: { $amount }
importing-receipt-left-out = пропущено { $amount }: { $reasons }
importing-receipt-aside = Сейчас поиск идёт по демоданным; подключите свои, чтобы найти это.
importing-receipt-you-are = Здесь вы — { $person }, как и в прежних экспортах.
importing-receipt-broken-at = Файл обрывается или не читается на байте { $byte }. Всё до этого места загружено.
importing-receipt-disk-full = На диске сервиса кончилось место: то, что успело записаться, остаётся.
importing-receipt-go-on = То, что успело загрузиться, остаётся. Пришлите файл снова, чтобы продолжить.
importing-left-out-service-message = { $n ->
    [one] { $n } пометка
    [few] { $n } пометки
   *[many] { $n } пометок
    } вроде «вступил в группу»
importing-left-out-deleted = { $n ->
    [one] { $n } удалённое сообщение
    [few] { $n } удалённых сообщения
   *[many] { $n } удалённых сообщений
    }
importing-left-out-empty = { $n ->
    [one] { $n } пустое сообщение
    [few] { $n } пустых сообщения
   *[many] { $n } пустых сообщений
    }
importing-left-out-unreadable = { $n } не читается
importing-left-out-unreadable-mail = { COUNT($n, "mail") } не читается
importing-left-out-unreadable-file = { COUNT($n, "file") } не читается
importing-left-out-not-a-mail = { $n ->
    [one] { $n } файл
    [few] { $n } файла
   *[many] { $n } файлов
    } без писем
importing-left-out-unsupported = { $n } такого вида, который приложение не экспортировало
importing-left-out-duplicate = { $n } встречается в экспорте дважды
importing-left-out-no-date = { $n } без даты
importing-left-out-no-chat = { $n } из чатов, которых нет в экспорте
importing-left-out-spam = { $n ->
    [one] { $n } письмо
    [few] { $n } письма
   *[many] { $n } писем
    } из спама
importing-left-out-trash = { COUNT($n, "mail") } из корзины
importing-left-out-draft = { $n ->
    [one] { $n } черновик
    [few] { $n } черновика
   *[many] { $n } черновиков
    }
importing-left-out-chat-log = { $n ->
    [one] { $n } журнал
    [few] { $n } журнала
   *[many] { $n } журналов
    } чата
importing-ask-who = Кто вы в «{ $name }»?
importing-ask-who-why = Так станет ясно, какие сообщения ваши.
importing-ask-no-name = Без имени
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = В «{ $name }» вы — { $person }.
importing-ask-you-are-nobody = Вас нет среди людей в «{ $name }».
importing-ask-none-of-them = Меня здесь нет
importing-ask-stop = Остановить
importing-ask-page = { $page } из { $pages }
importing-ask-others-export = Похоже, «{ $name }» — это экспорт другого человека: <b>{ $person }</b>. Всё равно загрузить?
importing-ask-all-the-same = Всё равно загрузить
importing-ask-leave-it = Не надо
importing-ask-imported = Экспорт другого человека ({ $person }) всё равно загружается.
importing-ask-date = В «{ $name }» есть дата <b>{ $example }</b>. Что здесь стоит первым?
importing-ask-day-first = День
importing-ask-day-first-as = День (день { $day }, месяц { $month })
importing-ask-month-first = Месяц
importing-ask-month-first-as = Месяц (день { $day }, месяц { $month })
importing-ask-day-is-first = В «{ $name }» сначала идёт день.
importing-ask-month-is-first = В «{ $name }» сначала идёт месяц.
inline-connect = Сначала подключите данные
inline-search-title = Найти: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Ищу в своих данных «{ $words }»
inline-search-button = Мои результаты ({ COUNT($credits, "credit") })
inline-ask-title = Спросить: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Вопрос к моим данным: «{ $words }»
inline-ask-button = Мой ответ ({ COUNT($credits, "credit") })
inline-in-private = Поиск ещё не начат. Что найдётся, увидите только вы, в нашем личном чате.
inline-here = Выполнится сразу, здесь.
inline-too-long = Слишком длинно: продолжим в личном чате
inline-not-allowed = Ваш доступ этого не разрешает
live-begun = Вы подключили меня к своему аккаунту Telegram. Теперь сообщения из выбранных вами чатов сразу попадают в ваш архив: новые, изменённые, удалённые. От вашего имени я никому не пишу. Посмотреть и остановить это можно в /account; отключить меня от аккаунта можете только вы: Настройки → Telegram для бизнеса → Чат-боты.
live-ended = Подключения к вашему аккаунту Telegram больше нет. Сохранённое остаётся в вашем архиве.
live-archive-gone = Ваш архив стёрли, поэтому я больше не сохраняю сообщения вашего аккаунта Telegram. В /account это можно включить снова, с новым архивом.
live-start = Я снова сохраняю новое из вашего аккаунта Telegram.
live-stop = Я больше ничего не сохраняю из вашего аккаунта Telegram.
live-none = Подключения к вашему аккаунту Telegram нет.
live-take-out = Отключить меня от аккаунта Telegram можете только вы: Настройки → Telegram для бизнеса → Чат-боты.
live-still-connected = в Telegram я остаюсь чат-ботом вашего аккаунта, пока вы меня не уберёте: Настройки → Telegram для бизнеса → Чат-боты. Сохранять я уже ничего не буду
live-flows = <b>Сразу в архив</b>: новые сообщения вашего аккаунта Telegram сохраняются с { $since }.
live-stopped = <b>Сразу в архив — остановлено</b>: с { $since } из вашего аккаунта Telegram ничего не сохраняется.
live-stop-it = Не сохранять мои сообщения
live-start-it = Снова сохранять сообщения
money-receipt-left = осталось { $amount }
money-receipt-today = сегодня { $spent } из { $cap }
money-receipt-today-no-cap = сегодня { COUNT($spent, "credit") }
money-looking = Смотрю ваши кредиты…
money-left = Осталось { COUNT($amount, "credit") }.
money-left-unknown = Сейчас не получилось узнать, сколько осталось.
money-set-cap = Задать дневной лимит
money-today = <b>Сегодня: </b>{ COUNT($spent, "credit") }
money-period = <b>За { $days ->
    [one] последний { $days } день
    [few] последние { $days } дня
   *[many] последние { $days } дней
    }: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } запрос
    [few] { $calls } запроса
   *[many] { $calls } запросов
    }
money-before-disconnecting = { $spent } до отключения (без подробностей)
money-in-doubt = Из них под вопросом: { $spent }. Запрос ушёл, но полный ответ не пришёл, и сервис мог списать кредиты, а мог и нет. Я считаю их потраченными.
money-through-bot = Это запросы, сделанные через этого бота.
money-through-bot-only = Это запросы, сделанные через этого бота; ваш остаток ведёт сервис.
money-no-cap = Дневного лимита нет; задать его можно в /settings.
money-cap = Лимит: { COUNT($limit, "credit") } в день (задал владелец бота), осталось { $left }. Счёт начнётся заново { $until } ({ $midnight }).
money-cap-mine = Лимит: { COUNT($limit, "credit") } в день (ваша настройка), осталось { $left }. Счёт начнётся заново { $until } ({ $midnight }).
money-midnight-utc = полночь UTC
money-midnight-own = ваша полночь
money-nothing-spent = Ничего не потрачено.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Прислать мне всё, что есть обо мне
own-data-collecting = Собираю всё, что о вас хранится…
own-data-doing = Собираю всё, что о вас хранится
own-data-whole = Всё, что о вас хранится, двумя файлами: то, что храню я, без вашего токена, и ваш архив ({ COUNT($count, "record") }). Это простой текст: у кого есть файлы, тот может их прочитать. Если прислать мне records.jsonl, я загружу его снова.
own-data-too-large = То, что я о вас храню, без вашего токена. Вашего архива ({ COUNT($count, "record") }) здесь нет: в нём больше { $most } текста. Владелец бота может отдать вам его целиком, одним файлом: npm run person.
own-data-empty = Всё, что я о вас храню, без вашего токена. Ваш архив пуст.
own-data-elsewhere = Всё, что я о вас храню, без вашего токена. Сами ваши данные хранит { $service }: запросите их там.
own-data-unreachable = То, что я о вас храню, без вашего токена. Прочитать ваш архив сейчас не получилось: попробуйте через несколько минут.
own-data-kept-only = То, что я о вас храню, без вашего токена. Дальше — ваш архив.
own-data-page-heading = Ваш архив
own-data-page-what = Для этого чата ваш архив ({ COUNT($count, "record") }) слишком велик. Страница в браузере отдаст его одним zip-файлом, бесплатно. Ссылка только для вас, открывается один раз в течение десяти минут; никому её не передавайте.
own-data-open-page = Сохранить мой архив
own-data-in-parts = Ваш архив ({ COUNT($count, "record") }) большой: он придёт сюда по частям, zip-файлами. Это бесплатно, и остановить можно в любой момент.
own-data-sending-part = Готовлю часть { $part } вашего архива
own-data-part = Часть { $part } вашего архива: { COUNT($count, "record") }.
own-data-all-parts = Это весь ваш архив: { COUNT($count, "record") }. Внутри простой текст: у кого есть файлы, тот может их прочитать. Если прислать мне любой из них, я загружу его снова.
own-data-parts-stopped = Остановлено. Части, которые уже пришли, — ваши; остальное не отправлено. Ничего не потрачено.
own-data-parts-broken = Прочитать ваш архив дальше сейчас не получилось. Что пришло, остаётся; следующая — часть { $part }. Попробуйте через несколько минут.
own-data-go-on = Продолжить
plain-small-talk-thanks = Пожалуйста.
plain-small-talk-greeting = Здравствуйте! Напишите, что найти, или задайте вопрос. Цена стоит на кнопке, до того как что-то будет потрачено.
plain-small-talk-farewell = До встречи.
plain-small-talk-fine = Хорошо. Напишите, когда захотите что-нибудь найти.
plain-more = Чтобы увидеть продолжение списка, нажмите { $next } под ним.
plain-text-only = Я читаю только текст: напишите слова для поиска или вопрос.
plain-not-connected = Я могу поискать это в ваших сообщениях или ответить по ним, как только вы подключите данные.
plain-neither = Ваш токен не разрешает ни искать, ни спрашивать. Что он разрешает, покажет /account.
plain-search-or-ask = Найти в ваших сообщениях { $words } или спросить об этом?
plain-about-that-or-search = Спросить { $words } о том, на что вы ответили, или поискать это везде?
plain-unknown = Команды { $command } я не знаю. Всё, что я умею, — в /help.
plain-changed = Вы это изменили. Выполнить так, как написано сейчас?
plain-did-you-mean = Команды { $command } я не знаю. Может быть, { $near }?
privacy-stored = Что хранится и как долго
privacy-encrypted = Всё зашифровано, ключ хранится отдельно, а ваш ID в Telegram заменён кодом; то, что вы потратили, — просто числа под этим кодом. В журналах нет ни текстов, ни имён, ни вопросов, ни токенов.
privacy-where-to = Куда уходят ваши данные
privacy-to-service = Когда вы запускаете команду, ваши слова и вопросы вместе с токеном получает { $service }; ответ возвращается в этот чат.
privacy-model-none = У этого сервиса нет языковой модели: /ask цитирует ваши данные, и больше их никто не читает.
privacy-model-unknown = При /ask и /profile данные, которые разрешает ваш токен, читает языковая модель этого сервиса, если она у него есть.
privacy-model-local = При /ask и /profile данные, которые разрешает ваш токен, читает языковая модель на собственной машине сервиса ({ $host }).
privacy-model-elsewhere = При /ask и /profile ваш вопрос и то, что для него прочитано из ваших данных, уходят языковой модели на { $host }; что с ними будет там, решает её владелец.
privacy-not-sold = Этот бот ничего не продаёт, никому не передаёт и не использует для обучения.
privacy-files = Файл, который вы присылаете для загрузки, сразу передаётся этому сервису; у меня от него ничего не остаётся.
privacy-groups = В группах я никогда не публикую ничего личного.
privacy-how-to-erase = Как это стереть
privacy-erase = /disconnect сразу стирает всё, что перечислено выше, закрывает ваш доступ в сервисе, если это возможно, и говорит, что стёрто и закрыто. Сообщения вашего аккаунта Telegram после этого больше не сохраняются. Остаётся этот чат в Telegram (вы можете удалить его сами) и то, что хранит сам сервис. Если токен закрыть не получилось, отзовите его там.
privacy-items-1 = Ваш токен доступа и то, что он разрешает: пока вы не отключитесь или пока им не пользуются { COUNT($days, "day") } (я предупрежу заранее).
privacy-items-1-no-days = Ваш токен доступа и то, что он разрешает: пока вы не отключитесь или пока им не пользуются долгое время (я предупрежу заранее).
privacy-items-2 = Результаты, которые вы листаете, и то, с чего продолжает ваш ответ на моё сообщение: шесть часов. Кнопки: 30 дней. Ссылка для подключения: десять минут.
privacy-items-3 = Ваше сообщение, которое стоит кредитов или ждёт очереди: пока на него нет ответа; потом только его номер, два дня. Ответ: пока его не примет Telegram.
privacy-items-4 = Ваши настройки: пока вы не отключитесь. Когда и какая команда сколько кредитов стоила, без единого слова: 35 дней или пока вы не отключитесь.
privacy-items-5 = То, что делается по вашей просьбе само (поиски, за которыми слежу, обзоры дня): что искать, когда, и коды того, о чём вам уже сообщено, — пока вы это не закончите или не отключитесь. Тогда я читаю ваши данные так, будто вы сами набрали команду, за ту цену, на которую вы согласились.
privacy-items-6 = Если вы подключите меня к своему аккаунту Telegram: сам факт и с какого времени, пока вы не закончите это там или не отключитесь; потом только код, который не говорит, о ком речь, чтобы ничего оттуда не сохранялось. Сообщения идут прямо в ваш архив; у меня их не остаётся.
profiles-too-long = Это слишком длинно: пожалуйста, не больше { $limit } знаков. Ничего не потрачено.
profiles-costs = Для портрета я прочитаю ваши сообщения и опишу вас на одной странице. Это стоит { $credits } ({ $today }).
profiles-costs-with-focus = Для портрета я прочитаю ваши сообщения и опишу вас, обращая внимание на это: { $focus }. Это стоит { $credits } ({ $today }).
profiles-count-costs = У сервиса нет языковой модели, чтобы написать портрет. Но кое-что можно сосчитать, это стоит { $nothing }: с кем, где и когда вы пишете и какие слова повторяются.
profiles-nothing = 0 кредитов
profiles-reading = Читаю ваши сообщения для портрета
profiles-counting = Считаю ваши сообщения для портрета
profiles-confirm = Согласиться: { COUNT($credits, "credit") }
profiles-count-it = Сосчитать (0 кредитов)
queries-filters-sent = отправлено вами
queries-filters-received = получено
queries-filters-on = в { $platform }
queries-filters-from = от «{ $name }»
queries-filters-chat = чаты с «{ $name }» в названии
queries-filters-holding-link = со ссылкой
queries-filters-holding-file = с файлом
queries-filters-holding-photo = с фото
queries-filters-holding-video = с видео
queries-filters-holding-voice = с голосовым сообщением
queries-filters-holding-audio = с аудио
queries-filters-holding-sticker = со стикером
queries-filters-exactly = точно «{ $phrase }»
queries-filters-without = без «{ $word }»
queries-filters-before = до { $day }
queries-filters-before-is-utc = до { $day } (UTC)
queries-filters-since = с { $day }
queries-filters-since-is-utc = с { $day } (UTC)
queries-filters-on-day = за { $day }
queries-filters-on-day-is-utc = за { $day } (UTC)
queries-filters-days = с { $first } по { $last }
queries-filters-days-is-utc = с { $first } по { $last } (UTC)
queries-reasons-sender = совпадает имя отправителя
queries-reasons-chat = совпадает название чата
queries-reasons-missing = без { LIST($words, type: "plain", quotes: "«|»") }
queries-reasons-missing-more = без { LIST($words, type: "plain", quotes: "«|»") } …
queries-reasons-times = { $amount ->
    [few] { $amount } раза
   *[many] { $amount } раз
    }
queries-problems-no-word = Пожалуйста, добавьте хотя бы одно слово для поиска или фильтр, например from:анна.
queries-problems-only-excluded = Здесь сказано только, что исключить. Пожалуйста, добавьте слово для поиска или фильтр, например from:анна.
queries-problems-only-punctuation = Здесь нет слов, только знаки препинания.
queries-problems-too-long = Для поиска это слишком длинно: пожалуйста, не больше { $most } знаков.
queries-problems-excluded-key = Минусом можно исключать только слова: «-{ $key }:» не получится.
queries-problems-nothing-after = После { $key }: чего-то не хватает — напишите это сразу за двоеточием.
queries-problems-has = После has: можно написать link, file, photo, video, voice, audio или sticker. Есть ли в сообщении «{ $value }», я не знаю.
queries-problems-platform = Я знаю эти приложения: { $known }; ещё там может стоять день.
queries-problems-place = Я не знаю места «{ $value }». После in: можно написать { $known }.
queries-problems-limit = За раз я могу получить от 1 до { $most }, а не { $value }.
queries-problems-filter = Я не знаю фильтра «{ $value }». Есть from:, chat:, on:, when:, after:, before: и has:.
queries-problems-to-come = { $day } ещё не наступило: ничего новее сегодняшнего быть не может.
queries-problems-no-day = Нет такого дня, который был бы после { $after } и до { $before }.
queries-problems-date = Я не понимаю даты «{ $value }». Попробуйте 2026-11-01, 7d, вчера или "прошлая неделя".
queries-problems-sender-too-long = Пожалуйста, имя отправителя не длиннее { $most } знаков.
queries-problems-chat-too-long = Пожалуйста, название чата не длиннее { $most } знаков.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Другое
records-place = { NOUN($place, "your") }
records-unnamed-chat = Чат без названия
records-no-text = (без текста)
records-no-preview = Есть совпадение, но показать отрывок нельзя.
records-you = Вы
records-unreadable = не удалось прочитать записей: { $amount }
records-labelled = { $label }: { $value }
records-to = Кому
records-where = Где
records-until = До
records-address = Адрес
records-kind = { NOUN($kind, "all") }
results-question = Что найти? Поиск стоит { $price }.

    Его можно сузить:
results-question-places = или указать, где искать:
results-hint = Слова для поиска
results-searching = Ищу { NOUN($place, "in") }: «{ $subject }»
results-listing = Ищу { NOUN($place, "in") }: { $filters }
results-title = { CAPITAL(NOUN($place, "your")) }:
results-newest-in = Новое { NOUN($place, "in") }
results-cannot-list = Этот сервис данных не может найти это без слова для поиска. Добавьте слово или уберите has:, слова с минусом и in:all.

    Ничего не потрачено.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = показано { COUNT($amount, $of) }
results-facts-best = самые подходящие: { $shown } из { $total }
results-facts-best-at-least = самые подходящие: { $shown } из { $total } или больше
results-facts-newest = самые новые: { $shown } из { $total }
results-facts-newest-at-least = самые новые: { $shown } из { $total } или больше
results-facts-none = 0 совпадений
results-filtered = С фильтрами: { $filters }
results-sifted = Сервис прислал { COUNT($received, "one-hit") }, отобрано: { $filters } · скрыто { $hidden }
results-nowhere = Ничего с { LIST($missing, quotes: "«|»") } не нашлось. Здесь есть { LIST($present, quotes: "«|»") }.
results-page = страница { $page } из { $pages }
results-turning-is-free = листать можно бесплатно
results-next = Дальше ▶
results-previous = ◀ Назад
results-ask-about-these = Спросить об этих
results-everywhere = Искать везде
results-gone = Этих результатов у меня уже нет: я храню их только шесть часов.
results-again = Искать снова
results-none = { CAPITAL(NOUN($place, "in")) } ничего не нашлось: { $what } ({ $filters }).
results-none-no-filters = { CAPITAL(NOUN($place, "in")) } ничего не нашлось: { $what }.
results-none-readable = В том, что удалось прочитать { NOUN($place, "in") }, ничего не нашлось: { $what } ({ $filters }).
results-none-readable-no-filters = В том, что удалось прочитать { NOUN($place, "in") }, ничего не нашлось: { $what }.
results-looked-through = Просмотрено всё это: { $kinds }. Это всё, что разрешает ваш доступ. За какое время есть данные каждого приложения, бесплатно узнать нельзя; /recent покажет самое новое сообщение, а недавние могли ещё не дойти.
results-reaching = Просмотрено всё это: { $kinds }. Это всё, что разрешает ваш доступ. Вот за какие дни есть данные:
    { $lines }
    Более новое могло ещё не дойти.
results-nothing-there = Просмотрено всё это: { $kinds }. Там пока ничего нет. /import загрузит ваши данные.
results-sifted-away = Сервис прислал { COUNT($received, "one-hit") }, отобрано: { $filters } · скрыто { $hidden }. Попробуйте без этого.
results-fewer-filters = Если убрать часть фильтров, может найтись больше.
results-fewer-words = Если оставить меньше слов или изменить их форму, найдётся больше.
results-other-form = Попробуйте другую форму слова или имя, которое с ним связано.
results-just-this = Только «{ $word }»
results-messages-only = Искать в сообщениях
results-your-chats = Искать в чатах
results-without-filters = Искать без фильтров
results-without-quotes = Искать без кавычек
results-ask-instead = Лучше спросить
results-around = Что писали рядом
results-open-chat = Открыть чат
results-whole-text = Весь текст
results-fetching = Получаю запись целиком
results-only-part = Это только часть: целиком она слишком длинна, чтобы хранить её здесь.
results-no-longer = Этого там больше нет.
results-open-in-telegram = Открыть в Telegram
results-no-link-telegram = Ссылки нет: у Telegram есть ссылки на сообщения супергрупп и каналов, а по этой записи не видно, что она оттуда.
results-no-link-other = Ссылки нет: { $platform } не даёт ссылок на отдельные сообщения.
routines-watch = Следить
routines-list = За чем я слежу
routines-none = Сейчас я ни за чем для вас не слежу и без просьбы ничего не присылаю. Под поиском можно нажать «Следить»; /today предложит обзор каждого дня или недели.
routines-listed = Что делается для вас само
routines-watching = Слежу за «{ $query }»
routines-today = Ваш день
routines-week = Ваша неделя
routines-when = { $day ->
    [1] каждый понедельник
    [2] каждый вторник
    [3] каждую среду
    [4] каждый четверг
    [5] каждую пятницу
    [6] каждую субботу
   *[7] каждое воскресенье
    } в { $time }
routines-when-no-day = каждый день в { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } за раз, не больше { $most } в месяц
routines-spent = потрачено в этом месяце: { $credits }
routines-offer-watch = Сообщать, когда появится что-то новое по запросу «{ $query }»?
routines-offer-watch-how = Я смотрю без напоминаний, о новом говорю один раз и молчу, если ничего нет.
routines-offer-today = Присылать вам это каждый день? Что пришло, кто ждёт ответа и о чём договаривались на этот день.
routines-offer-week = Присылать вам обзор каждую неделю? Кто писал больше всех, кто ждёт ответа и что впереди.
routines-stops-by-itself = Если этого больше не позволят ваш доступ, кредиты или дневной лимит, оно остановится само и сообщит об этом.
routines-every-day = Раз в день · { COUNT($each, "credit") } за раз · не больше { $most } в месяц
routines-every-week = Раз в неделю · { COUNT($each, "credit") } за раз · не больше { $most } в месяц
routines-at = { $day ->
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
    [6] Сб
   *[7] Вс
    }, { $time }
routines-at-no-day = { $time }
routines-not-now = Не сейчас
routines-begun = Включено. Первый раз —
routines-too-many = Сколько дел может идти для одного человека без напоминаний: { $most }. Сначала отключите одно из них.
routines-already = Это я уже делаю.
routines-cannot-watch = Этот сервис данных не может искать такое без слова для поиска. Добавьте слово или уберите has: и слова с минусом.
routines-end = Отключить: { $what }
routines-go-on = Продолжить: { $what } ({ COUNT($each, "credit") } за раз)
routines-ended = Отключено. Само больше ничего не придёт.
routines-gone = Это уже отключено.
routines-found = Новое по запросу «{ $query }»
routines-more = и ещё { $amount }: чтобы увидеть всё, запустите поиск
routines-search-all = Найти всё
routines-looking = Ищу новое по запросу «{ $query }»
routines-stopped = Остановлено: { $what }
routines-why-not-connected = Ваши данные больше не подключены.
routines-why-token = Ваш доступ больше не действует.
routines-why-scope-missing = Ваш доступ этого больше не разрешает.
routines-why-credits-out = Ваши кредиты в сервисе закончились.
routines-why-cap-reached = Вышло бы больше вашего дневного лимита.
routines-why-dearer = Теперь это стоит больше, чем вы согласились платить.
routines-why-unreadable = Я больше не могу прочитать, что искать.
routines-why-trouble = Сервис много раз подряд не смог ответить.
routines-erased = то, что делалось для вас само: { $amount }
routines-lost = { $doing }: мой перезапуск прервал это, и чем оно кончилось, неизвестно. Это могло стоить { COUNT($credits, "credit") }.
saving-saved = Сохранено в вашем архиве, в чате «Saved».
saving-saved-aside = Сохранено в вашем собственном архиве, в чате «Saved». Сейчас вы ищете в демоданных; подключите свои данные, чтобы это найти.
saving-known = Это уже сохранено.
saving-how = Ответьте командой /save на сообщение, которое хотите сохранить (можно и на пересланное), или напишите текст после команды: /save ключ под ковриком
service-own = сервис данных этого бота
settings-unknown = Такой настройки я не знаю. Можно написать, например: /settings cap 20, /settings cap none, /settings zone Москва, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Настройки
settings-language-label = Язык:
settings-language-open = Язык
settings-language-ask = На каком языке мне отвечать? Искать можно на любом.
settings-language-as-telegram = Как в Telegram
settings-cap-label = Дневной лимит:
settings-cap-none = своего нет
settings-cap-zero = 0 — ничего платного не запускается
settings-cap-operator = Владелец бота разрешает { $credits } в день; действует меньший из двух лимитов.
settings-cap-remove = Без лимита
settings-results-open = Приватность
settings-results-cover-label = Прятать результаты:
settings-results-cover-on = да — никто не прочитает их, пока вы не нажмёте
settings-results-cover-off = нет — их видно сразу
settings-results-cover-turn-on = Прятать результаты
settings-results-cover-turn-off = Не прятать результаты
settings-results-protect-label = Защищать результаты:
settings-results-protect-on = да — их нельзя переслать, сохранить или скопировать
settings-results-protect-off = нет — их можно пересылать и сохранять
settings-results-protect-turn-on = Защищать результаты
settings-results-protect-turn-off = Не защищать результаты
settings-results-delete-label = Удалять результаты:
settings-results-delete-after = через { $time } после показа
settings-results-delete-never = никогда — они остаются в чате
settings-results-delete-keep = Не удалять
settings-results-from-now-on = Это касается результатов с этого момента. Результаты — это всё, что взято из ваших данных.
settings-results-deleted = Здесь был результат, который удаляется сам.
start-in-group = Здравствуйте. На личные вопросы я отвечаю только в личном чате: откройте чат с { $bot }.
start-hello = Здравствуйте, { $name }
start-hello-no-name = Здравствуйте
start-welcome-back = С возвращением, { $name }
start-welcome-back-no-name = С возвращением
start-what = Я ищу в ваших сообщениях и других данных и отвечаю на вопросы о них прямо здесь, в чате. Ответы видите только вы.
start-sample-or-own = Сначала осмотритесь в данных вымышленного человека или подключите собственный архив.
start-stays-at = Ваши данные никуда не переезжают, их хранит { $service }; вы решаете, что мне можно читать.
start-steps = 1. Подключите данные
    2. Попробуйте <code>/search ferry</code>
    3. Спросите что-нибудь: <code>/ask when is the launch?</code>
start-connected = Всё подключено. Напишите, что ищете, или используйте <code>/search</code>, <code>/ask</code> и <code>/recent</code>.
start-asked = В другом чате вы спросили <code>{ $typed }</code>. Здесь ответ увидите только вы.
start-answer-here = Ответить здесь
start-what-can-you-do = Что умеет бот?
timelines-newest = Новое: { NOUN($kind, "all") }
timelines-newest-in = Новые сообщения в чате
timelines-around-in = Рядом с этим в чате
timelines-fetching = Получаю { NOUN($kind, "all") }: { $filters }
timelines-fetching-no-filters = Получаю самое новое: { NOUN($kind, "all") }
timelines-opening = Открываю «{ $chat }»
timelines-looking-around = Смотрю, что рядом, в «{ $chat }»
timelines-fetching-earlier = Получаю то, что было раньше
timelines-fetching-later = Получаю то, что было позже
timelines-none = Пока нет { NOUN($kind, "no") }. Возможно, они ещё не дошли.
timelines-none-filtered = Нет { NOUN($kind, "no") } с такими условиями: { $filters }. Если убрать часть фильтров, может найтись больше; попробуйте: отправленные, входящие, telegram, 7d.
timelines-none-in-chat = В этом чате нет сообщений.
timelines-what-to-type = Что можно написать?
timelines-earlier = ▲ Раньше
timelines-later = ▼ Позже
timelines-more-chats = ▼ Ещё чаты
timelines-beginning = это самое начало
timelines-nothing-earlier = раньше ничего нет
timelines-nothing-later = позже ничего нет
timelines-later-failed = то, что было позже, получить не удалось
timelines-free = бесплатно
timelines-gone = Этого списка у меня уже нет: я храню его только шесть часов.
timelines-again = Получить снова
timelines-sent = Отправленные
timelines-received = Полученные
timelines-everything = Без фильтров
timelines-chats = Ваши чаты
timelines-chats-named = Ваши чаты с названием
timelines-listing-chats = Составляю список ваших чатов
timelines-looking-for-chats = Ищу чаты с названием «{ $name }»
timelines-no-chats = Чатов пока нет. Возможно, они ещё не дошли.
timelines-no-chat-named = Нет чатов, в названии которых есть «{ $name }».
timelines-chat-name-too-long = Пожалуйста, название чата не длиннее { $most } знаков. Ничего не потрачено.
timelines-chat-number = { $number } · { $price }
today-title = Сегодня, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Ваша неделя, с { DATETIME($from, day: "numeric", month: "long") } по { DATETIME($to, day: "numeric", month: "long") }
today-doing = Смотрю ваш день
today-doing-week = Смотрю вашу неделю
today-doing-then = Смотрю, что было
today-waiting = Ждут вашего ответа
today-named = Речь о сегодняшнем дне
today-named-next = Речь о ближайших днях
today-named-then = Речь об этом дне
today-happened = Что пришло
today-happened-week = Где что-то происходило
today-others = и ещё { COUNT($chats, "social-chat-group") }
today-nothing = Сегодня ничего не пришло, и ответа, похоже, никто не ждёт.
today-nothing-week = За эту неделю ничего не пришло, и ответа, похоже, никто не ждёт.
today-nothing-then = Тогда ничего не пришло.
today-which-day = Я смотрю один день или неделю: /today вчера, /today пятница, /today неделя. Ничего не потрачено.
today-not-synced = Ждали большего? Возможно, оно ещё не попало в ваш архив.
today-read = прочитано с { DATETIME($since, day: "numeric", month: "long") }: { COUNT($amount, "social-chat-message") }
today-read-newest = прочитано самое новое: { COUNT($amount, "social-chat-message") }
today-daily = Присылать каждый день
today-weekly = Обзор каждую неделю
today-in-words = Кратко о главном
today-question = Что сегодня было в моих чатах, кто ждёт от меня ответа и какие у меня обещания на сегодня?
today-question-week = Что важного было в моих чатах за последние семь дней, кто ждёт от меня ответа и что впереди?
today-then-title = С { DATETIME($from, day: "numeric", month: "long") } по { DATETIME($to, day: "numeric", month: "long") }
zones-title = Часовой пояс:
zones-here = { $zone }, там сейчас { $time }
zones-unknown = пока неизвестен, поэтому ваш день начинается и кончается в полночь UTC
zones-pick = Сколько времени на ваших часах? Тогда в поиске и в тратах ваш день будет начинаться и кончаться в вашу полночь.
zones-choice = { $time } · { $where }
zones-several = У «{ $typed }» несколько часовых поясов. Какой из них ваш?
zones-not-found = Я не знаю часового пояса «{ $typed }».
zones-set = Ваш часовой пояс — { $zone }, там сейчас { $time }. Ваш день начинается и кончается в вашу полночь.
zones-counting = То, что потрачено сегодня, считается до
zones-forgotten = Ваш часовой пояс стёрт: день снова начинается и кончается в полночь UTC.
zones-change = Часовой пояс
zones-tell = Часовой пояс
zones-forget = Забыть часовой пояс
zones-back = Все настройки
zones-hours-in-utc = Я не знаю вашего часового пояса, поэтому это часы по UTC.
zones-ask = Я не знаю вашего часового пояса, поэтому это дни по UTC.
zones-typing = Нет среди них? Напишите свой город, например { $city }, или { $name }, или { $offset }.
writing-quoted = «{ $text }»
