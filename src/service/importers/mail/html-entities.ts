/** Character references of HTML: by number, and the names of HTML 4, which is what mails are written in. */

/** U+00A0 to U+00FF in order: these are also known without their semicolon. */
const LATIN =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
  Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
  aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
  ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);

/** U+0391 to U+03C9 in order; `-` where no letter has a name. */
const GREEK =
  `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi
  Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon
  phi chi psi omega`.split(/\s+/);

const OTHERS =
  `quot " amp & lt < gt > apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘
  rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄
  euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏
  sum ∑ minus − lowast ∗ radic √ infin ∞ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃
  loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ star ☆ starf ★ phone ☎ num # lpar ( rpar ) excl ! quest ? commat @ colon : comma ,
  period . dollar $ percnt % ast * plus + equals = sol / bsol \\ lsqb [ rsqb ] lowbar _ lbrace { rbrace } verbar | hyphen ‐`.split(
    /\s+/,
  );

const NAMED = new Map<string, string>([
  ...LATIN.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...GREEK.map((name, index): [string, string] => [name, String.fromCodePoint(0x391 + index)]),
  ...OTHERS.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, OTHERS[index + 1] ?? '']] : [])),
  ...[
    ['ensp', 0x2002],
    ['emsp', 0x2003],
    ['thinsp', 0x2009],
    ['zwnj', 0x200c],
    ['zwj', 0x200d],
    ['lrm', 0x200e],
    ['rlm', 0x200f],
    ['Tab', 9],
    ['NewLine', 10],
  ].map(([name, code]): [string, string] => [String(name), String.fromCodePoint(Number(code))]),
]);
NAMED.delete('-');

const BARE = new Set([...LATIN, 'quot', 'amp', 'lt', 'gt']);

/** Numbers 128 to 159 mean Windows-1252, as every browser has it. */
const WINDOWS = new TextDecoder('windows-1252');

/** Decodes `&amp;`, `&#233;`, `&#xe9;`; what is no reference stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([a-zA-Z][a-zA-Z0-9]{1,9}));?/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return whole.endsWith(';') || BARE.has(name) ? (NAMED.get(name) ?? whole) : whole;
      return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    },
  );
}

function character(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS.decode(Uint8Array.of(code));
  if (code === 0 || code > 0x10_ffff || (code >= 0xd800 && code < 0xe000)) return '\ufffd';
  return String.fromCodePoint(code);
}
