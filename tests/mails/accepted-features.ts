/** Features of the mails that some mail clients don't support, and what their readers see instead. */
export const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  "color-scheme CSS property": "The mail stays light, or is inverted: its texts can be read on either.",
  "color-scheme meta tag": "As above.",
  "@media": "Layout stands on the elements. The rules bring dark colours and less padding on phones.",
  "<style> element": "As above.",
  "overflow-wrap": "A long word may be wider than a phone.",
  "word-break": "Korean lines break between any two characters.",
  "word-spacing": "It is the default.",
  "target attribute": "The client opens links in a tab or browser of its own anyway.",
  "display:none": "The preview text has no height and the colour of nothing, too.",
  opacity: "As above.",
  "max-height property": "Outlook on Windows hides the preview text by mso-hide.",
  overflow: "As above.",
  "border-radius": "Corners are square.",
  clear: "Nothing floats in these clients.",
  "<body> element": "The first element in it repeats its background.",
  "height property": "A spacer has a line of that height.",
};
