import type { SetupWords } from '../../en/setup/index.ts'

/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Teste agora uma leitura com seu celular',
  text: 'Veja o que sua equipe vai ver na porta. Leva um minuto.',
  next: 'Depois, antes do evento',
  nights: {
    title: 'Defina o dia e o horário',
    text: 'Uma noite só ou vários dias, cada um com suas regras. Os convidados veem isso ao lado do código.',
    go: 'Definir horários',
  },
  email: {
    title: 'Ainda sem e-mail?',
    text: 'O Listpass cria um rascunho no Mailchimp, com o código, o dia e o local.',
    go: 'Criar rascunho',
  },
  doors: {
    title: 'Crie um link para cada porta',
    text: 'A equipe o abre no próprio celular, sem app e sem conta.',
    go: 'Criar links',
  },
  sheets: {
    title: 'Imprima as folhas das portas',
    text: 'Uma para cada porta: o código que abre o scanner dela e o que fazer.',
    go: 'Imprimir folhas',
  },
  tonight: {
    title: 'Abra “Esta noite”',
    text: 'Acompanhe quem está dentro e como estão suas portas.',
    go: 'Abrir Esta noite',
  },
} satisfies SetupWords['wizard']['toTheDoor']
