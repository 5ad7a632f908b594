export const teamExport = {
  title: "Export the data",
  description:
    "All of the team's data in a zip file: records, memos, files, meetings, forms, even the audit log. It holds no secrets such as passwords or tokens.",
  start: "Export all data",
  again: "Export again",
  download: "Download the file",
  running: "Gathering the data. You will get an e-mail when it is done, so you can close this page.",
  failed: "The file could not be made. Please try again.",
  ready: "There is a file of {{date}} ({{size}}). You can download it until {{until}}.",
};
