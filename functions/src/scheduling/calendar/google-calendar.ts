export { isDisconnected } from "./calendar-error";
