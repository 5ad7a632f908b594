export const start = {
  hello: "Hello, {{name}}",
  description: "What your day holds.",
  title: "Get started",
  progress: "{{done}} of {{all}} done",
  hide: "Do this later",
  close: "Close the list",
  show: "Show the first steps",
  help: "Help center",
  done: "done",
  go: "Try it",
  item: {
    import: { title: "Import your customers", hint: "Bring them in from Excel or a CSV file, or add a lead by hand." },
    deal: { title: "Create your first deal", hint: "Convert a lead or start one, and move it stage by stage." },
    calendar: {
      title: "Connect a calendar",
      hint: "Only free times are offered, and meetings are added to your calendar.",
    },
    bookingPage: { title: "Publish a booking page", hint: "Customers pick a time themselves from one link." },
    signature: { title: "Write an email signature", hint: "Added to emails sent in your name." },
    invite: { title: "Invite your colleagues", hint: "Anyone at your company's domain can join." },
  },
} as const;

export const tour = {
  start: "Take a one-minute tour",
  again: "Take the tour again",
  hint: "It walks you through the menu.",
  place: "{{at}} / {{all}}",
  skip: "End the tour",
  back: "Back",
  next: "Next",
  finish: "Finish",
  try: "Try it now",
  step: {
    leads: {
      title: "Your leads are here",
      text: "Add your first one with ‘Add lead’. Leads from forms and bookings appear here too.",
    },
    calendar: {
      title: "Connect a calendar",
      text: "Connect Google, Outlook or Naver Works under Settings → Connections so bookings never overlap.",
    },
    bookingPages: {
      title: "Publish a booking page",
      text: "Set the length and times, send the link, and customers book a time.",
    },
    invite: {
      title: "Invite your colleagues",
      text: "Invite several at once with addresses at your company's domain.",
    },
  },
} as const;
