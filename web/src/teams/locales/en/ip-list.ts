export const ipList = {
  title: "Allowed IP addresses",
  hint: "When on, members and API keys can only use Dure from these addresses.",
  switch: "Only allow these addresses",
  current: "Your current address",
  unknown: "Unknown",
  passes_one: "{{count}} address has temporary access for an hour.",
  passes_other: "{{count}} addresses have temporary access for an hour.",
  pass: "{{ip}} · until {{time}}",
  empty: "No addresses yet.",
  add: "Add an address",
  addMine: "Add my address",
  myAddress: "My address",
  range: "IP address or range",
  note: "Note",
  remove: "Remove the address",
} as const;

export const ipPass = {
  ask: "Locked out as an admin?",
  send: "Get a link for temporary access",
  sent: "If you're an admin of a team with allowed addresses, we've emailed you a link. Please open it within 15 minutes.",
  title: "Temporary access",
  description: "This allows your current address for an hour. The link works once.",
  use: "Allow my address",
  done: "{{ip}} is allowed until {{time}}. Please sign in and check the allowed addresses under Settings → Security.",
  login: "Go to login",
} as const;
