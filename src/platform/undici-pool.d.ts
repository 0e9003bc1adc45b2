/** Types of undici's Pool where it is loaded by itself: the whole package costs 8 MB and 0.1 s more at the start. */
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici';
  export = Pool;
}
