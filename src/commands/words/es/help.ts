/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `Busco y pregunto en los datos de una persona, solo para ella. En grupos no publico nada personal: abre un chat privado con ${bot} para empezar.`,
  heading: 'Lo que puedes hacer ahora',
  headingUnconnected: 'Lo que puedes hacer en cuanto te conectes',
  /** After the line of a command. */
  notWithToken: 'no con tu token',
  narrow: (): RichText => [
    bold('Acotar una búsqueda'),
    ': from:nombre, from:me, chat:nombre, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "palabras exactas", -palabra; in:all, in:emails, in:files. Sin palabra que buscar, y después de /recent, muestran lo que abarcan, lo más reciente primero.',
  ],
  /** @param commands `/import, /save` */
  free: (commands: string): RichText => [bold('Gratis'), `: ${commands}`],
  prices:
    'Los precios están en el menú, aquí y en cada botón; un comando que escribes se ejecuta enseguida, y su respuesta dice lo que costó. También puedes escribir sin más: te pregunto qué hago con ello.',
};
