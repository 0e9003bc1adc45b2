/** TEST_POSTGRES_URL is set in the postgres tier and in no other: tests there keep in Postgres what others keep in files. */
import { inject } from 'vitest';

const url: string | undefined = inject('postgresUrl');
if (url === undefined) delete process.env.TEST_POSTGRES_URL;
else process.env.TEST_POSTGRES_URL = url;
