import addon from "react-big-calendar/lib/addons/dragAndDrop";
import "react-big-calendar/lib/addons/dragAndDrop/styles.css";
import "react-big-calendar/lib/css/react-big-calendar.css";

/** The add-on is CommonJS: all its exports may arrive as its default export, which its types do not declare. */
export const { default: withDragAndDrop = addon } = addon as typeof addon & { default?: typeof addon };
