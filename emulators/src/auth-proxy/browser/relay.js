// `data` is {query, event}: the query that firebase/auth opened the sign-in page with, and the sign-in's result.
(() => {
  const { query, event } = data;
  const storageKey = `${query.apiKey}:${query.appName}`;

  function sendTo(frame) {
    try {
      const search = new URLSearchParams(frame.location.search);
      if (search.get("apiKey") !== query.apiKey || search.get("appName") !== query.appName) return false;
      const message = { authEvent: event, storageKey };
      frame.postMessage({ eventType: "sendAuthEvent", eventId: String(Math.random()), data: message }, "*");
      return true;
    } catch {
      // A frame of another origin cannot be read.
      return false;
    }
  }

  if (!/popup/i.test(query.authType)) {
    sessionStorage[`firebase:redirectEvent:${storageKey}`] = JSON.stringify(event);
    location.href = query.redirectUrl;
    return;
  }
  const sent = Array.from({ length: opener.frames.length }, (_, index) => sendTo(opener.frames[index])).some(Boolean);
  if (!sent) document.body.textContent = "The page that asked for this sign-in is gone.";
})();
