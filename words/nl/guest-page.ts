import type { Words } from '../en/guest-page.ts'

/** The page of a code in Dutch. Guests are addressed informally. */
export const nl = {
  title: 'Je code',
  show: 'Laat dit bij de ingang zien',
  brightness: 'Zet je scherm helderder',
  picture: (code: string) => `QR-code ${code}`,
  when: 'Wanneer',
  where: 'Waar',
  guest: 'Gast',
  admits: 'Personen',
  others: 'Deze code geldt ook voor',
  calendar: 'Aan agenda toevoegen',
  saved: 'Eenmaal geopend werkt de pagina ook zonder verbinding',
  taken: 'Je scanner vraagt nu naar deze code. Ga ernaar terug.',
  ofDoor: 'Voor het personeel aan de deur: open je scannerlink in deze browser en open daarna deze code opnieuw.',
  noPage: 'Hier is geen code',
  noPageText: 'Dit adres heeft geen code, of de tijd ervan is voorbij. Open de link uit je laatste e-mail opnieuw.',
  noPageHelp: 'Helpt dat niet? Vraag het de organisator.',
  inCalendar: (link: string) => `Laat je code bij de ingang zien: ${link}`,
} satisfies Words
