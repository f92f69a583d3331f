/*
 * The first script of every page, for any browser of the last twenty years: it is served as it stands here.
 * A browser that lacks the newest of what we use lacks more of it, and gets that (index.ts) before anything else runs. One that
 * can't begin the page at all goes to where it is told so: the page takes `onload` away once it has begun.
 *
 * Where one of the page's own files got lost on the way, that is no fault of the browser. For a script the page is loaded once
 * more, which is counted in its address; then it says so, and goes on trying. A style sheet is asked for again in its place,
 * unless somebody waits for it.
 *
 * The line to the host opens here, while the page's own script is still on its way: encrypted-socket.ts takes it over. It names
 * the host's key where the link does: a relay finds the host by it. A page with a host of its own (`data-own-host`) needs no
 * line, and lies in any folder.
 */
(function () {
  var all = document.getElementsByTagName('script');
  var own = all[all.length - 1];
  var counted = /[?&]again=(\d+)/;
  var asked = location.search.replace(counted, '');
  var tries = counted.exec(location.search) ? +RegExp.$1 : 0;
  var sheets = 0;
  var hasOwnHost = own.hasAttribute('data-own-host');
  var isLost;

  function go() {
    location.replace(location.pathname + asked + (asked ? '&' : '?') + 'again=' + (tries + 1) + location.hash);
  }

  function ask(link) {
    return fetch(link.href);
  }

  /* WebKit keeps what was to be there early and did not come, and asks for it again only where it is wanted as something else. */
  function again() {
    Promise.all([].map.call(document.querySelectorAll('[rel=modulepreload]'), ask)).then(go, go);
  }

  function lose(event) {
    var file = event.target;
    if (file.tagName == 'SCRIPT') isLost = true;
    if (file.rel != 'stylesheet' || file.onerror) return;
    setTimeout(function () {
      var copy = file.cloneNode();
      copy.href = file.href.replace(/\?.*|$/, '?again=' + (sheets += 1));
      file.parentNode.replaceChild(copy, file);
    }, sheets * 999);
  }

  function dial() {
    var line = new WebSocket(location.origin.replace('http', 'ws') + '/sealed', /[\w-]{22}$/.exec(location.hash) || []);
    line.binaryType = 'arraybuffer';
    line.heard = [];
    line.onmessage = function (event) {
      line.heard.push(event);
    };
    window.earlySocket = line;
  }

  if (window.addEventListener) addEventListener('error', lose, true);
  if (/^http/.test(location.protocol) && window.WebSocket && !hasOwnHost) dial();
  if (!window.AbortSignal || !AbortSignal.any || !Object.groupBy)
    document.write('<script src="' + own.getAttribute('data-older') + '"><\/script>');
  onload = function () {
    if (!isLost) location.replace((hasOwnHost ? '' : '/') + 'cannot/' + asked + location.hash);
    else if (tries) {
      document.body.innerHTML = own.getAttribute('data-lost');
      document.getElementsByTagName('button')[0].onclick = ononline = again;
      setTimeout(again, 9000);
    } else again();
  };
})();
