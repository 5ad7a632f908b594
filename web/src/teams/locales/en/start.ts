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
    calendar: { title: "Connect a calendar", hint: "Only free times are offered, and meetings land in your calendar." },
    bookingPage: { title: "Publish a booking page", hint: "With one link, customers choose the time themselves." },
    signature: { title: "Write an email signature", hint: "It stands below the mails that go out in your name." },
    invite: { title: "Invite your colleagues", hint: "Everybody on your company's domain can join." },
  },
} as const;

export const tour = {
  start: "Take a one-minute tour",
  again: "Take the tour again",
  hint: "It points out the menu, one entry after another.",
  place: "{{at}} / {{all}}",
  skip: "End the tour",
  back: "Back",
  next: "Next",
  finish: "Finish",
  try: "Try it now",
  step: {
    leads: {
      title: "Your leads are here",
      text: "Add the first one with ‘Add lead’. Leads from forms and bookings come together here, too.",
    },
    calendar: {
      title: "Connect a calendar",
      text: "Under Connections in the settings you connect Google, Outlook or Naver Works, so that no booking overlaps.",
    },
    bookingPages: {
      title: "Publish a booking page",
      text: "Set the length and the times and send the link: customers choose a time and book.",
    },
    invite: { title: "Invite your colleagues", text: "Several at once, with addresses on your company's domain." },
  },
} as const;
