globalThis.press = (selector) =>
  new Promise((resolve, reject) => {
    const target = document.querySelector(selector);
    const main = document.querySelector('main');
    if (!target || !main) {
      reject(new Error(`there is no ${selector}`));
      return;
    }
    target.dataset.pressed = '';
    const changes = new MutationObserver(() => {
      changes.disconnect();
      // A task after the frame's callbacks runs when the frame was painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    changes.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
    const start = performance.now();
    target.click();
  });
