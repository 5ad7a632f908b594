export const ipList = {
  title: "Allowed IP addresses",
  hint: "When it is on, members sign in and use Dure from these addresses only. API keys do too.",
  switch: "Let in these addresses only",
  current: "Your address now",
  unknown: "Unknown",
  passes_one: "{{count}} address is let in temporarily. It is closed again after an hour.",
  passes_other: "{{count}} addresses are let in temporarily. They are closed again after an hour.",
  empty: "No addresses yet.",
  add: "Add an address",
  addMine: "Add my address",
  myAddress: "My address",
  range: "IP address or range",
  note: "Note",
  remove: "Remove the address",
} as const;

export const ipPass = {
  ask: "Are you an admin who is locked out?",
  send: "Get a link for temporary access",
  sent: "If you are an admin of a team with allowed addresses, a link is on its way by e-mail. Please open it within 15 minutes.",
  title: "Temporary access",
  description: "This lets the address you use now in for an hour. The link works once.",
  use: "Let my address in",
  done: "{{ip}} is let in until {{time}}. Please sign in, and check the allowed addresses in the settings under Security.",
  login: "Go to the login",
} as const;
