import type { ManagerWords } from '../../en/manager/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const sharing = {
  others: 'Een ander team gebruikt deze doelgroep in Mailchimp ook',
  othersText:
    'Jullie tellen check-ins elk apart. Daarom laat één code een gast bij jouw deuren één keer binnen en bij die van de ander nog een keer. Vraag om van de twee één lijst te maken, of blijf apart.',
  othersApart: 'Het andere team houdt zijn lijst voorlopig apart, dus je kunt het niet vragen.',
  ownersDecide: 'Een eigenaar van je team kan vragen om van de twee één lijst te maken.',
  ask: 'Vragen om één lijst te maken',
  askTitle: 'Van de twee één lijst maken?',
  askQuestion: (team: string) =>
    `We vragen het aan de eigenaren van het andere team. Ze zien de naam van je team, “${team}”, en verder niets.`,
  askList: [
    'Als ze accepteren, gaat jouw lijst op in hun lijst. Codes die je hebt verstuurd, blijven werken, en alle scans blijven bewaard.',
    'Hun instellingen, regels en QR-velden gelden. Jouw scannerlinks openen de samengevoegde lijst.',
    'Jij en je collega’s worden lid van hun team. Zij kiezen wat jullie daar mogen.',
    'Het kan niet ongedaan worden gemaakt. Je kunt de vraag intrekken totdat ze accepteren.',
  ],
  asking: 'Vragen…',
  askFailed: 'Het kon niet aan het andere team worden gevraagd',
  asked: 'Je hebt het andere team gevraagd om van de twee één lijst te maken',
  askedText: 'Je krijgt een e-mail als ze accepteren. Tot dan tellen jullie elk apart.',
  withdraw: 'Vraag intrekken',
  stayApart: 'Apart blijven',
  apart: 'Je houdt deze lijst apart van die van een ander team',
  apartText: 'Jullie tellen check-ins elk apart, en niemand vraagt je om te delen.',
  changeApart: 'Dit wijzigen',
  failed: 'Dit kon niet worden gewijzigd',
  wanted: (team: string) => `Het team “${team}” vraagt om deze lijst te delen`,
  wantedText:
    'Ze gebruiken dezelfde doelgroep in Mailchimp. Als je accepteert, gaat hun lijst op in jouw lijst: één telling en één set QR-velden.',
  accept: 'Accepteren…',
  acceptTitle: (team: string) => `Eén lijst maken met “${team}”?`,
  acceptList: [
    'Codes van beide lijsten blijven werken. Een gast met twee codes is één gast met één telling.',
    'Alle scans blijven bewaard. Kwam een gast bij jouw deur en bij hun deur binnen, dan telt dat als twee check-ins.',
    'Een gast die een van jullie heeft geblokkeerd, blijft geblokkeerd. Het hoogste aantal toegestane scans geldt.',
    'Jouw instellingen, regels en QR-velden gelden. Hun scannerlinks openen jouw lijst.',
  ],
  acceptWait:
    'Bij een grote lijst duurt dit een minuut of langer. Deuren gaan intussen door. Het kan niet ongedaan worden gemaakt.',
  people: 'Wat mogen hun mensen doen?',
  peopleHint: 'Je kunt het later per persoon wijzigen, onder Team.',
  peopleMay: { door: 'Deze lijst scannen, en verder niets', editor: 'Alle lijsten van je team bewerken' },
  acceptConfirm: 'Eén lijst maken',
  accepting: 'Eén lijst maken…',
  acceptFailed: 'De lijsten konden niet worden samengevoegd',
  cancel: 'Annuleren',
  close: 'Sluiten',
} satisfies ManagerWords['sharing']
