// The part of gapi.iframes that firebase/auth and the Auth emulator's helper frame use, over postMessage. A page loads
// it first, so that firebase/auth does not load the real one from Google.
{
  const deferred = () => {
    let done;
    const promise = new Promise((resolve) => {
      done = resolve;
    });
    return { promise, done };
  };

  /** One end of the channel between a page and its frame. */
  class Peer {
    handlers = new Map();
    replies = new Map();
    greeted = deferred();

    constructor(target, origin) {
      this.target = target;
      this.origin = origin;
      window.addEventListener("message", (event) => {
        if (event.data?.__gapi && event.source === target()) this.receive(event.data.__gapi);
      });
    }

    greet() {
      this.greeted.done();
      this.post({ hello: true });
    }

    register(type, handle) {
      this.handlerOf(type).done(handle);
    }

    restyle() {
      return Promise.resolve();
    }

    ping(callback) {
      return this.greeted.promise.then(() => callback?.());
    }

    async send(type, message, callback) {
      await this.greeted.promise;
      const id = this.replies.size + 1;
      this.replies.set(id, callback);
      this.post({ type, message, id });
    }

    post(message) {
      this.target().postMessage({ __gapi: message }, this.origin);
    }

    handlerOf(type) {
      if (!this.handlers.has(type)) this.handlers.set(type, deferred());
      return this.handlers.get(type);
    }

    async receive({ hello, reply, value, type, message, id }) {
      if (hello) this.greeted.done();
      else if (reply) this.takeReply(reply, value);
      else {
        // A message that arrives before its handler is registered waits for it.
        const handle = await this.handlerOf(type).promise;
        this.post({ reply: id, value: await handle(message) });
      }
    }

    takeReply(id, value) {
      try {
        this.replies.get(id)?.([value]);
      } catch {
        // The SDK's callback throws even on success.
      }
    }
  }

  let parent;
  const context = {
    getParentIframe: () => {
      if (!parent) {
        parent = new Peer(() => window.parent, "*");
        parent.greet();
      }
      return parent;
    },
    open: ({ where, url }, callback) => {
      const frame = document.createElement("iframe");
      const peer = new Peer(() => frame.contentWindow, new URL(url).origin);
      frame.src = url;
      frame.style.display = "none";
      frame.ariaHidden = "true";
      where.appendChild(frame);
      return callback(peer);
    },
  };

  if (!window.gapi?.iframes) {
    window.gapi = {
      load: (_name, options) => (options.callback ?? options)(),
      iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: true, getContext: () => context },
    };
    window.gapi_onload?.();
  }
}
